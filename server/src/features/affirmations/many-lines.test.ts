import type { AffirmationPage } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp({ settings: { REQUESTS_PER_MINUTE: '100000' } })

const lines = 5_000
const favourites = 300

/** A member of several years: a line every five hours, the latest 300 of them favourites. */
async function aLongLife(): Promise<Person> {
  const maya = await createMember(glimmer)
  await glimmer.app.database.db.execute(sql`
    insert into affirmation (account_id, id, text, description, themes, form, level, origin, favorited_at, created_at, updated_at)
    select ${maya.id}, (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || '70008000' ||
        lpad(to_hex(line), 12, '0'))::uuid, 'Line ' || line || ' of a long life.', '', '{calm}', 'first-person', 2, 'own',
      case when line > ${lines - favourites} then at end, at, at
    from (select line, timestamptz '2026-11-20T08:00:00Z' - (${lines} - line) * interval '5 hours' as at
      from generate_series(1, ${lines}) line) life`)
  return maya
}

/** All pages of a list, read one after the other. */
async function readAll(maya: Person, key: 'GET /users/history' | 'GET /users/favorites') {
  const texts: string[] = []
  let cursor: string | null = null
  do {
    const query: { limit: number; cursor?: string } = { limit: 100, ...(cursor !== null && { cursor }) }
    const { body }: { body: AffirmationPage } = await maya.call(key, { query })
    texts.push(...body.items.map(({ text }) => text))
    cursor = body.nextCursor
  } while (cursor !== null)
  return texts
}

describe('an account with 5,000 lines and 300 favourites', () => {
  let maya: Person
  beforeAll(async () => {
    maya = await aLongLife()
  })

  test('lists each of them once, latest first', async () => {
    const all = Array.from({ length: lines }, (_, at) => `Line ${lines - at} of a long life.`)
    expect(await readAll(maya, 'GET /users/history')).toEqual(all)
    expect(await readAll(maya, 'GET /users/favorites')).toEqual(all.slice(0, favourites))
  })

  test('finds its oldest line by words', async () => {
    const { items } = (await maya.call('GET /users/history', { query: { q: 'Line 1 of' } })).body
    expect(items.map(({ text }) => text)).toEqual(['Line 1 of a long life.'])
  })

  test('gets today’s line and the days ahead', async () => {
    const today = (await maya.call('GET /affirmations/today')).body
    const { items } = (await maya.call('GET /affirmations/ahead')).body
    expect(items).toHaveLength(7)
    expect(items[0]?.affirmation._id).toBe(today._id)
  })
})

test('100 generated lines are all different', async () => {
  const maya = await createMember(glimmer, { tier: 'pro' })
  const themes = ['calm', 'confidence', 'sleep'] as const
  const texts: string[] = []
  for (let line = 0; line < 100; line++) {
    const theme = themes[line % 3] ?? 'calm'
    const { status, body } = await maya.call('POST /affirmations/generate', { body: { themes: [theme] } })
    expect(status).toBe(201)
    texts.push(body.text)
  }
  expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
})

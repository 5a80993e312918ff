import { randomUUID } from 'node:crypto'
import { type AnalyticsEvent, techniques } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { sinkConformance } from '#adapters/analytics-sink/analytics-sink.conformance.ts'
import { databaseAnalytics } from '#adapters/analytics-sink/database.ts'
import { noAnalytics } from '#adapters/analytics-sink/none.ts'
import { openPool } from '#database/pool.ts'
import { caller, createMember } from '#testing/people.ts'
import { anotherTestApp, testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const rowsOf = async (visitor: string) =>
  (
    await glimmer.app.database.pool.query<{ name: string; properties: object; at: Date }>(
      'select name, properties, at from analytics_event where visitor = $1',
      [visitor],
    )
  ).rows

sinkConformance('the database', {
  keeps: true,
  working: () => ({
    sink: databaseAnalytics(glimmer.app.database.pool, { onTrouble: () => undefined }),
    arrived: async (visitor) => (await rowsOf(visitor)).length,
  }),
  broken: () => {
    const nowhere = openPool({ connectionString: 'postgres://127.0.0.1:9/none' }, 1, () => undefined)
    return databaseAnalytics(nowhere.pool, { onTrouble: () => undefined })
  },
})
sinkConformance('none', {
  keeps: false,
  working: () => ({ sink: noAnalytics(), arrived: async (visitor) => (await rowsOf(visitor)).length }),
  broken: noAnalytics,
})

const favorited: AnalyticsEvent = { name: 'affirmation_favorited', properties: {} }
const send = (body: unknown, headers: Record<string, string> = {}) =>
  caller(glimmer).send('POST', '/analytics/events', {
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  })

describe('the rate limit per address', () => {
  test('refuses more than 600 events a minute and stores none of them', async () => {
    const busy = await anotherTestApp()
    const visitor = randomUUID()
    const batch = { visitor, events: Array.from({ length: 50 }, () => favorited) }
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        caller(busy).send('POST', '/analytics/events', {
          body: JSON.stringify(batch),
          headers: { 'content-type': 'application/json' },
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(12)
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused).toHaveLength(8)
    expect(refused[0]?.problem.message).toBe('That is more than is counted from one place. Please try again later.')
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    const { rows } = await busy.app.database.pool.query('select 1 from analytics_event where visitor = $1', [visitor])
    expect(rows).toHaveLength(600)
  })
})

describe('POST /analytics/events', () => {
  test('stores every kind of event under the visitor’s id only', async () => {
    const visitor = randomUUID()
    const events: AnalyticsEvent[] = [
      {
        name: 'affirmation_generated',
        properties: { description: 'and leave the answer for later', affirmation_themes: ['calm', 'sleep'] },
      },
      { name: 'affirmation_spoken', properties: { voice: 'alasdair' } },
      favorited,
      {
        name: 'subscription_updated',
        properties: { previous_tier: 'free', tier: 'pro', previous_status: 'active', status: 'trialing' },
      },
      { name: 'checkout_failed', properties: { tier: 'premium' } },
      { name: 'tutorial_milestone', properties: { percentage: 75 } },
      { name: 'avatar_saved', properties: { kind: 'vector' } },
      { name: 'error_reported', properties: { name: 'TypeError', message: 'Cannot read properties of undefined' } },
      { name: 'error_reported', properties: { name: 'ApiError', message: 'Status 503' } },
    ]
    expect((await send({ visitor, events })).status).toBe(204)
    const stored = (await rowsOf(visitor)).map(({ name, properties }) => ({ name, properties }))
    expect(stored).toHaveLength(events.length)
    expect(stored).toEqual(expect.arrayContaining(events))
  })

  test.each([{ dnt: '1' }, { 'sec-gpc': '1' }])('discards a request with %o', async (asking) => {
    const visitor = randomUUID()
    expect((await send({ visitor, events: [favorited] }, asking as Record<string, string>)).status).toBe(204)
    expect((await send({ note: 'anything' }, asking as Record<string, string>)).status).toBe(204)
    expect(await rowsOf(visitor)).toEqual([])
  })

  test.each([
    [
      'a sentence of somebody’s own',
      { name: 'affirmation_generated', properties: { description: 'kingfisher-4471 hurt me', affirmation_themes: [] } },
    ],
    ['a mood beside it', { name: 'affirmation_favorited', properties: { mood: 'heavy' } }],
    ['a voice that is a sentence', { name: 'affirmation_spoken', properties: { voice: 'kingfisher 4471' } }],
    ['a message that quotes', { name: 'error_reported', properties: { name: 'Error', message: 'kingfisher-4471' } }],
    ['an event nobody knows', { name: 'note_written', properties: { note: 'kingfisher-4471' } }],
    ['a word beside the event', { name: 'affirmation_favorited', properties: {}, note: 'kingfisher-4471' }],
  ])('refuses %s and neither stores nor repeats it', async (_, event) => {
    const visitor = randomUUID()
    const { status, problem } = await send({ visitor, events: [event] })
    expect(status).toBe(400)
    expect(JSON.stringify(problem)).not.toContain('kingfisher')
    expect(glimmer.logged()).not.toContain('kingfisher')
    expect(await rowsOf(visitor)).toEqual([])
  })

  test('counts the technique shown in a line’s description', async () => {
    const maya = await createMember(glimmer)
    const wish = {
      themes: ['calm' as const],
      situation: 'an-exam' as const,
      mood: 'low' as const,
      note: 'kingfisher-4471',
    }
    const { body } = await maya.call('POST /affirmations/generate', { body: wish })
    const description = techniques.find((each) => body.description.includes(each))
    const visitor = randomUUID()
    const event = { name: 'affirmation_generated', properties: { description, affirmation_themes: body.themes } }
    expect((await send({ visitor, events: [event] })).status).toBe(204)
    expect(JSON.stringify(await rowsOf(visitor))).not.toMatch(/kingfisher|exam/)
  })

  test('deletes events after thirteen months', async () => {
    const visitor = randomUUID()
    await send({ visitor, events: [favorited] })
    glimmer.clock.set(new Date('2027-12-20T12:00:00Z'))
    await glimmer.sweepHourly()
    expect(await rowsOf(visitor)).toHaveLength(1)
    glimmer.clock.set(new Date('2027-12-21T12:00:01Z'))
    await glimmer.sweepHourly()
    expect(await rowsOf(visitor)).toEqual([])
  })
})

import { plans, type Theme, themes } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { bank } from '#writing/bank/bank.ts'

const glimmer = testApp()

const browse = async ({ call }: Person, query: Record<string, string> = {}) =>
  (await call('GET /library', { query })).body
const keep = ({ call }: Person, id: string) => call('POST /library/{id}/keep', { params: { id } })

async function walk(person: Person, query: Record<string, string>) {
  const ids: string[] = []
  let cursor = ''
  do {
    const page = await browse(person, { limit: '100', ...query, ...(cursor && { cursor }) })
    ids.push(...page.items.map(({ id }) => id))
    cursor = page.nextCursor ?? ''
  } while (cursor)
  return ids
}

describe('GET /library', () => {
  test('returns complete lines of the plan’s themes, each with its technique', async () => {
    const maya = await createMember(glimmer)
    const { items, nextCursor } = await browse(maya)
    expect(items).toHaveLength(20)
    expect(nextCursor).not.toBeNull()
    for (const { text, description, technique, themes: about, keptAs } of items) {
      expect(text).not.toContain('{')
      expect(description).toMatch(/\.$/)
      expect(technique).toMatch(/^a line /)
      expect(plans.free.themes).toEqual(expect.arrayContaining(about))
      expect(keptAs).toBeUndefined()
    }
  })

  test('returns every open line of a theme once, matching the theme’s count', async () => {
    const maya = await createMember(glimmer)
    const ids = await walk(maya, { theme: 'calm' })
    const open = bank.filter(({ theme, isOpen }) => theme === 'calm' && isOpen).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(open.toSorted())
    const { items } = (await maya.call('GET /library/themes')).body
    expect(items.map(({ theme }) => theme)).toEqual([...themes])
    expect(items[0]).toEqual({ theme: 'calm', lines: open.length, tier: 'free' })
    expect(items.reduce((sum, { lines }) => sum + lines, 0)).toBeGreaterThan(2_000)
  })

  test('filters by level and form', async () => {
    const maya = await createMember(glimmer)
    const { items } = await browse(maya, { theme: 'sleep', level: '2', form: 'question' })
    expect(items.length).toBeGreaterThan(0)
    for (const line of items) expect(line).toMatchObject({ themes: ['sleep'], level: 2, form: 'question' })
  })

  test('finds words in any order, case and apostrophe', async () => {
    const maya = await createMember(glimmer)
    const [sample] = (await browse(maya, { theme: 'calm', q: "don't" })).items
    expect(sample?.text.toLowerCase()).toContain("don't")
    const words = (sample?.text ?? '').replace(/[.,]/g, '').split(' ')
    const q = [words.at(-1), words[0]].join(' ').toUpperCase().replace("'", '’')
    expect((await walk(maya, { theme: 'calm', q })).includes(sample?.id ?? '')).toBe(true)
    expect((await browse(maya, { q: 'no line has xyzzy' })).items).toEqual([])
  })

  test.each(['work stress', 'presure at work', 'panick atack', 'lonely nights'])(
    'finds lines about what the words mean: %s',
    async (q) => {
      const { items } = await browse(await createMember(glimmer), { q, limit: '100' })
      expect(items.length).toBeGreaterThan(5)
    },
  )

  test('matches words from their start only', async () => {
    const maya = await createMember(glimmer)
    const textsFor = async (q: string) =>
      (await browse(maya, { q, limit: '100' })).items.map(({ text }) => text.toLowerCase().replaceAll('’', "'"))
    const rested = await textsFor('rest')
    expect(rested.some((text) => /\bresting\b|\brested\b|\brestless\b/.test(text))).toBe(true)
    for (const text of rested) expect(text).toMatch(/\brest/)
    for (const text of await textsFor('m')) expect(text).toMatch(/(^|[^a-z'])m/)
    for (const q of ['?', '(', 'day.']) for (const text of await textsFor(q)) expect(text).toContain(q)
  })

  test('contains the user’s first name, or none if it cannot be spoken', async () => {
    const [maya, nobody] = await Promise.all([createMember(glimmer), createMember(glimmer, { firstName: '12345' })])
    const query = { form: 'distanced', limit: '100' }
    expect((await browse(maya, query)).items[0]?.text).toMatch(/^Maya, [a-z]/)
    expect((await browse(nobody, query)).items[0]?.text).toMatch(/^(?!.*(?:12345|\{name\}))[A-Z]/)
  })

  test.each(['nonsense', Buffer.from('"00000000"').toString('base64url')])(
    'refuses the cursor %s by name',
    async (cursor) => {
      const { status, problem } = await (await createMember(glimmer)).call('GET /library', { query: { cursor } })
      expect({ status, path: problem.errors?.[0]?.path }).toEqual({ status: 400, path: 'cursor' })
    },
  )

  test('follows the plan, also after it has ended', async () => {
    const maya = await createMember(glimmer, { tier: 'pro' })
    const theme: Theme = 'fresh-start'
    const [line] = (await browse(maya, { theme })).items
    const kept = await keep(maya, line?.id ?? '')
    expect(kept.status).toBe(201)

    await glimmer.app.database.db.execute(sql`update account set tier = 'free' where id = ${maya.id}`)
    const { status, problem } = await maya.call('GET /library', { query: { theme } })
    expect({ status, code: problem.code, tier: problem.tier }).toEqual({
      status: 403,
      code: 'theme_locked',
      tier: 'pro',
    })
    expect(await walk(maya, {})).not.toContain(line?.id)
    // A favourite remains theirs, and adding it again does not remove it.
    expect((await maya.call('GET /users/favorites')).body.items).toEqual([kept.body])
    expect((await keep(maya, line?.id ?? '')).status).toBe(200)
    await maya.call('POST /affirmations/{id}/favorite', { params: { id: kept.body._id }, body: { isFavorite: false } })
    expect((await keep(maya, line?.id ?? '')).problem.code).toBe('theme_locked')
  })
})

describe('POST /library/{id}/keep', () => {
  test('stores a free curated favourite, and the library shows it', async () => {
    const maya = await createMember(glimmer)
    const [line] = (await browse(maya, { theme: 'focus' })).items
    const { status, body } = await keep(maya, line?.id ?? '')
    expect(status).toBe(201)
    expect(body).toMatchObject({
      text: line?.text,
      description: line?.description,
      themes: ['focus'],
      origin: 'curated',
      isFavorite: true,
    })
    expect((await browse(maya, { theme: 'focus' })).items[0]).toEqual({ ...line, keptAs: body._id })
    expect((await maya.call('GET /users/usage')).body.affirmations.used).toBe(0)
    expect((await maya.call('GET /affirmations/{id}', { params: { id: body._id } })).body).toEqual(body)
  })

  test('stores one line for concurrent requests', async () => {
    const maya = await createMember(glimmer)
    const [line] = (await browse(maya)).items
    const answers = await Promise.all(Array.from({ length: 6 }, () => keep(maya, line?.id ?? '')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 201])
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect((await maya.call('GET /users/favorites')).body.items).toHaveLength(1)
  })

  test('restores a former favourite', async () => {
    const maya = await createMember(glimmer)
    const [line] = (await browse(maya)).items
    const { _id: id } = (await keep(maya, line?.id ?? '')).body
    await maya.call('POST /affirmations/{id}/favorite', { params: { id }, body: { isFavorite: false } })
    expect((await browse(maya)).items[0]?.keptAs).toBeUndefined()
    expect((await keep(maya, line?.id ?? '')).body).toMatchObject({ _id: id, isFavorite: true })
    expect((await maya.call('GET /users/history')).body.items).toHaveLength(1)
  })

  test('stores a new line if the earlier one was edited', async () => {
    const maya = await createMember(glimmer)
    const [line] = (await browse(maya)).items
    const { _id: id } = (await keep(maya, line?.id ?? '')).body
    await maya.call('PUT /affirmations/{id}', { params: { id }, body: { text: 'My own words for it.' } })
    const again = await keep(maya, line?.id ?? '')
    expect(again.status).toBe(201)
    expect(again.body._id).not.toBe(id)
  })

  test('keeps favourites of different users apart', async () => {
    const [maya, sam] = await Promise.all([createMember(glimmer), createMember(glimmer)])
    const [line] = (await browse(maya)).items
    await keep(maya, line?.id ?? '')
    expect((await browse(sam)).items[0]?.keptAs).toBeUndefined()
  })

  test('returns 404 for a line that is not open', async () => {
    const maya = await createMember(glimmer)
    const closed = bank.find(({ isOpen }) => !isOpen)
    for (const id of [closed?.id ?? '', 'ffffffff', 'nonsense']) expect((await keep(maya, id)).status).toBe(404)
  })
})

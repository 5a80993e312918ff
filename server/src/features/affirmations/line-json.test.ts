import { affirmations, type Theme } from '@glimmer/contract/index'
import Fastify from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { affirmation, dailyLine } from '#database/tables/affirmations.ts'
import { speechClip, speechRecording } from '#database/tables/speech.ts'
import { replySchema } from '#http/reply-schema.ts'
import { createMember, type Person } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { findAffirmation, type NewAffirmation, toAffirmation } from './store.ts'

let glimmer: TestApp
let maya: Person
beforeAll(async () => {
  glimmer = await startTestApp()
  maya = await createMember(glimmer)
})
afterAll(() => glimmer.stop())

const line: Omit<NewAffirmation, 'accountId' | 'id' | 'createdAt' | 'updatedAt'> = {
  text: 'I can wait for the kettle.',
  description: 'Because you asked for calm.',
  themes: ['calm'],
  form: 'first-person',
  level: 3,
  origin: 'curated',
}

/** Every control character below the space, and others that JSON writers treat differently. */
const oddCharacters = `${String.fromCharCode(...Array.from({ length: 31 }, (_, code) => code + 1))}\u007f\u0080\u2028\u2029\ufeff\uffff`

/** Rows with something that two JSON writers might serialise differently. */
const oddLines: Record<string, Partial<NewAffirmation>> = {
  'plain words': {},
  'quotes, slashes and backslashes': { text: `"I" said: 'slow' \\ </script> \\" / “really”`, description: '\\\\"' },
  'control characters': { text: oddCharacters, description: `a\nb\tc\r${oddCharacters}` },
  'surrogate pairs': { text: '🌅 I rest 👩‍👩‍👧 𝒏𝒐𝒘 é é', description: '🏴󠁧󠁢󠁳󠁣󠁴󠁿' },
  'another script': { text: '今日はゆっくり、مهلاً, נשימה' },
  'words long enough for another writer': { text: `A "long" line… ${'and on '.repeat(40)}` },
  'no words': { text: '', description: '' },
  'no themes': { themes: [], origin: 'own' },
  'every theme': { themes: ['calm', 'focus', 'confidence', 'gratitude', 'sleep'] satisfies Theme[] },
  'a line of their own': { origin: 'own', text: 'Part of me and part of you' },
  'a model’s': { origin: 'ai', byModel: true },
  'a favourite': { favoritedAt: new Date('2026-01-02T03:04:05.006Z') },
  'an answer': { response: 'not-quite', answeredAt: new Date('2026-01-02T03:04:05Z') },
  'a gentler line': { response: 'too-much', gentlerId: '0199DDDD-0000-7000-8000-00000000ABCD' },
  'a question': { form: 'question', level: 1 },
  'a line said to them': { form: 'distanced' },
  'an act': { form: 'if-then' },
  'a whole second': { createdAt: new Date('2024-02-29T23:59:59Z'), updatedAt: new Date('2024-03-31T01:00:00.1Z') },
  'long ago': { createdAt: new Date('1999-12-31T23:59:59.999Z') },
  'two sides': { text: 'Part of me hurries, and part of me is here.' },
  'two sides, shouted': { text: 'SOME OF YOU is tired AND some is not' },
  'two sides, but for a letter': { text: 'A part of meé and', description: 'part of me android' },
  'two sides on two lines': { text: 'part of me\nand more' },
  'two sides within words': { text: 'apart of me and', description: 'x' },
  'two sides after a mark': { text: 'a (part of me) waits; “and” breathes' },
  ...Object.fromEntries([1, 2, 4, 5].map((level) => [`step ${level}`, { level } as Partial<NewAffirmation>])),
}

async function add(changes: Partial<NewAffirmation>): Promise<string> {
  glimmer.clock.set(new Date(glimmer.clock.now().getTime() + 1000))
  const at = glimmer.clock.now()
  const id = glimmer.app.newId(at)
  const row = { ...line, createdAt: at, updatedAt: at, ...changes, accountId: maya.id, id }
  await glimmer.app.database.db.insert(affirmation).values(row)
  return id
}

const rowOf = async (id: string) => {
  const row = await findAffirmation(glimmer.app.database.db, maya.id, id)
  return row ? toAffirmation(row) : undefined
}

/** What the contract's serialiser makes of a reply. */
async function serialised(key: keyof typeof affirmations, reply: unknown): Promise<{ body: string; type: unknown }> {
  const server = Fastify()
  server.get('/', { schema: { response: replySchema(affirmations[key]) } }, async () => reply)
  const { body, headers } = await server.inject('/')
  return { body, type: headers['content-type'] }
}

/** What the app sends, byte by byte. */
async function sent(path: string): Promise<{ body: string; type: unknown }> {
  const headers = { authorization: `Bearer ${maya.token}` }
  const response = await fetch(`${glimmer.url}/api${path}`, { headers })
  return { body: Buffer.from(await response.arrayBuffer()).toString(), type: response.headers.get('content-type') }
}

describe('what is written by hand is, byte by byte, what the contract’s serialiser would have written', () => {
  test('of an empty list', async () => {
    const empty = { items: [], nextCursor: null }
    expect(await sent('/affirmations')).toEqual(await serialised('GET /affirmations', empty))
    expect(await sent('/users/favorites')).toEqual(await serialised('GET /users/favorites', empty))
  })

  test.each(Object.entries(oddLines))('of a list, a history and a day with %s', async (_, changes) => {
    const id = await add(changes)
    const written = await rowOf(id)
    const cursorOf = async (path: string) => JSON.parse((await sent(path)).body).nextCursor
    for (const [key, path] of [
      ['GET /affirmations', '/affirmations?limit=1'],
      ['GET /users/history', '/users/history?limit=1'],
    ] as const) {
      const page = { items: [written], nextCursor: await cursorOf(path) }
      expect(await sent(path)).toEqual(await serialised(key, page))
    }
    const day = { accountId: maya.id, day: '2026-11-21', affirmationId: id, text: line.text, readAt: new Date() }
    const { target, set } = { target: [dailyLine.accountId, dailyLine.day], set: day }
    await glimmer.app.database.db.insert(dailyLine).values(day).onConflictDoUpdate({ target, set })
    const today = { ...written, day: '2026-11-21' }
    expect(await sent('/affirmations/today')).toEqual(await serialised('GET /affirmations/today', today))
  })

  test('of a line that was spoken, by its last clip', async () => {
    const id = await add({ favoritedAt: new Date('2026-02-03T04:05:06.7Z') })
    const recording = { blobKey: 'blob', etag: 'etag', mime: 'audio/mpeg', bytes: 1, durationMs: 1, words: [] }
    const at = glimmer.clock.now()
    await glimmer.app.database.db
      .insert(speechRecording)
      .values({ ...recording, key: 'key', timing: 'none', createdAt: at, usedAt: at })
    const clip = { accountId: maya.id, affirmationId: id, recordingKey: 'key', fallback: false }
    await glimmer.app.database.db.insert(speechClip).values([
      { ...clip, voice: 'alasdair', durationMs: 2100, createdAt: new Date('2026-01-01T00:00:00Z') },
      { ...clip, voice: 'a "far" voice/ü', durationMs: 0, createdAt: new Date('2026-01-02T00:00:00Z') },
    ])
    const written = await rowOf(id)
    expect(written?.speech).toMatchObject({ voice: 'a "far" voice/ü' })
    const page = { items: [written], nextCursor: JSON.parse((await sent('/users/favorites?limit=1')).body).nextCursor }
    expect(page.nextCursor).toEqual(expect.any(String))
    expect(await sent('/users/favorites?limit=1')).toEqual(await serialised('GET /users/favorites', page))
  })

  test('of pages that follow each other, to the last', async () => {
    const ids: string[] = []
    let cursor: string | null = ''
    while (cursor !== null) {
      const path: string = `/affirmations?limit=7${cursor && `&cursor=${cursor}`}`
      const { body, type } = await sent(path)
      const page: { items: { _id: string }[]; nextCursor: string | null } = JSON.parse(body)
      const items = await Promise.all(page.items.map(({ _id }) => rowOf(_id)))
      expect({ body, type }).toEqual(await serialised('GET /affirmations', { items, nextCursor: page.nextCursor }))
      ids.push(...page.items.map(({ _id }) => _id))
      cursor = page.nextCursor
    }
    expect(ids).toEqual([...new Set(ids)].toSorted().toReversed())
    expect(ids).toHaveLength(Object.keys(oddLines).length + 1)
  })
})

test('a day the person has not come for yet is told as any other, and then read in one query', async () => {
  const sam = await createMember(glimmer)
  const first = (await sam.call('GET /affirmations/today')).body
  expect((await sam.call('GET /affirmations/today')).body).toEqual(first)
  expect((await sam.call('GET /affirmations/{id}', { params: { id: first._id } })).body).toEqual(
    (({ day, ...stored }) => stored)(first),
  )
})

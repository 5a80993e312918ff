import { describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const write = async ({ call }: Person, text: string) => (await call('POST /affirmations', { body: { text } })).body
const textsOf = (page: { items: { text: string }[] }) => page.items.map(({ text }) => text)

async function withLines(count: number) {
  const maya = await createMember(glimmer)
  for (let number = 1; number <= count; number++) {
    glimmer.clock.set(new Date(Date.UTC(2026, 10, 21, 12, 0, number)))
    await write(maya, `Line ${number}`)
  }
  return maya
}

describe('GET /affirmations', () => {
  test('returns each line once, newest first, in pages', async () => {
    const maya = await withLines(7)
    const seen: string[] = []
    let cursor: string | null | undefined
    do {
      const { body } = await maya.call('GET /affirmations', { query: { limit: 3, ...(cursor && { cursor }) } })
      seen.push(...textsOf(body))
      cursor = body.nextCursor
    } while (cursor)
    expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1].map((number) => `Line ${number}`))
  })

  test('returns the oldest first on request', async () => {
    const maya = await withLines(3)
    const { body } = await maya.call('GET /affirmations', { query: { sort: 'oldest', limit: 2 } })
    expect(textsOf(body)).toEqual(['Line 1', 'Line 2'])
    const next = await maya.call('GET /affirmations', { query: { sort: 'oldest', cursor: body.nextCursor ?? '' } })
    expect(textsOf(next.body)).toEqual(['Line 3'])
  })

  test('filters by word, origin, theme and favourite', async () => {
    const maya = await createMember(glimmer)
    const found = await write(maya, 'My kettle and I have all morning')
    await maya.call('PUT /affirmations/{id}', { params: { id: found._id }, body: { themes: ['calm'] } })
    await maya.call('POST /affirmations/{id}/favorite', { params: { id: found._id } })
    await write(maya, 'I take the stairs slowly')
    const find = async (query: object) => textsOf((await maya.call('GET /affirmations', { query })).body)
    expect(await find({ q: 'KETTLE' })).toEqual([found.text])
    expect(await find({ q: 'ket' })).toEqual([found.text])
    expect(await find({ q: 'ettle' })).toEqual([])
    expect(await find({ favorite: 'true' })).toEqual([found.text])
    expect(await find({ favorite: 'false' })).toEqual(['I take the stairs slowly'])
    expect(await find({ origin: 'own' })).toHaveLength(2)
    expect(await find({ origin: 'ai' })).toEqual([])
    const byTheme = await maya.call('GET /affirmations/theme/{theme}', { params: { theme: 'calm' } })
    expect(textsOf(byTheme.body)).toEqual([found.text])
    expect((await maya.call('GET /affirmations/theme/{theme}', { params: { theme: 'money' } })).status).toBe(404)
  })

  test('matches words in sequence from the start of a word, with any punctuation', async () => {
    const maya = await createMember(glimmer)
    const texts = ['I’m interested (a little) in 100% of it.', "It's fine to rest.", 'Élan is what I have.']
    for (const text of texts) await write(maya, text)
    const [interested, rest, elan] = texts
    for (const path of ['GET /affirmations', 'GET /users/history', 'GET /users/favorites'] as const) {
      if (path === 'GET /users/favorites')
        for (const { _id } of (await maya.call('GET /affirmations')).body.items)
          await maya.call('POST /affirmations/{id}/favorite', { params: { id: _id } })
      const find = async (q: string) => textsOf((await maya.call(path, { query: { q } })).body)
      expect(await find('rest')).toEqual([rest])
      expect(await find('(a little) IN')).toEqual([interested])
      expect(await find("i'm interest")).toEqual([interested])
      expect(await find('It’s fine')).toEqual([rest])
      expect(await find('s fine')).toEqual([])
      expect(await find('%')).toEqual([interested])
      expect(await find('élan')).toEqual([elan])
      expect(await find('.*')).toEqual([])
    }
  })
})

describe('POST /affirmations', () => {
  test('stores the line as the user’s own and charges nothing', async () => {
    const maya = await createMember(glimmer)
    const { status, body } = await maya.call('POST /affirmations', {
      body: { text: '  I’m allowed a “slow” Sunday – even in März. ', themes: ['calm'] },
    })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      text: 'I’m allowed a “slow” Sunday – even in März.',
      themes: ['calm'],
      origin: 'own',
      isFavorite: false,
    })
    expect((await maya.call('GET /users/usage')).body.affirmations.used).toBe(0)
  })

  test('allows rewording, and deleting once', async () => {
    const maya = await createMember(glimmer)
    const { _id: id } = await write(maya, 'First words')
    const edited = await maya.call('PUT /affirmations/{id}', { params: { id }, body: { text: 'Better words' } })
    expect(edited.body).toMatchObject({ text: 'Better words', origin: 'own' })
    expect((await maya.call('DELETE /affirmations/{id}', { params: { id } })).status).toBe(204)
    expect((await maya.call('DELETE /affirmations/{id}', { params: { id } })).status).toBe(404)
    expect((await maya.call('GET /affirmations/{id}', { params: { id } })).status).toBe(404)
  })

  test('rejects an empty text', async () => {
    const maya = await createMember(glimmer)
    const { _id: id } = await write(maya, 'Words')
    const { status } = await maya.call('PUT /affirmations/{id}', { params: { id }, body: {} })
    expect(status).toBe(400)
  })
})

describe('POST /affirmations/{id}/favorite', () => {
  test('toggles the favourite', async () => {
    const maya = await createMember(glimmer)
    const { _id: id } = await write(maya, 'Keep me')
    const press = async () => (await maya.call('POST /affirmations/{id}/favorite', { params: { id } })).body.isFavorite
    expect([await press(), await press(), await press()]).toEqual([true, false, true])
  })

  test('sets the favourite explicitly, so that a retry does not undo it', async () => {
    const maya = await createMember(glimmer)
    const { _id: id } = await write(maya, 'Keep me')
    const set = async (isFavorite: boolean) =>
      (await maya.call('POST /affirmations/{id}/favorite', { params: { id }, body: { isFavorite } })).body.isFavorite
    expect([await set(true), await set(true), await set(false), await set(false)]).toEqual([true, true, false, false])
  })

  test('lists favourites latest first, in pages', async () => {
    const maya = await withLines(4)
    const { items } = (await maya.call('GET /affirmations', { query: { sort: 'oldest' } })).body
    for (const [turn, index] of [2, 0, 3, 1].entries()) {
      glimmer.clock.set(new Date(Date.UTC(2026, 10, 21, 13, turn)))
      await maya.call('POST /affirmations/{id}/favorite', { params: { id: items[index]?._id ?? '' } })
    }
    const first = (await maya.call('GET /users/favorites', { query: { limit: 3 } })).body
    const rest = (await maya.call('GET /users/favorites', { query: { limit: 3, cursor: first.nextCursor ?? '' } })).body
    expect([...textsOf(first), ...textsOf(rest)]).toEqual(['Line 2', 'Line 4', 'Line 1', 'Line 3'])
    expect(rest.nextCursor).toBeNull()
  })
})

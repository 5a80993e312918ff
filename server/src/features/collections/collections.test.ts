import { plans } from '@glimmer/contract'
import { describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { orderOf } from './change.ts'

const glimmer = testApp()

const lineOf = async ({ call }: Person, text: string) => (await call('POST /affirmations', { body: { text } })).body._id
async function withLines(count: number) {
  const maya = await createMember(glimmer)
  const ids = await Promise.all(Array.from({ length: count }, (_, at) => lineOf(maya, `Line ${at}`)))
  return { maya, ids }
}
const begin = async ({ call }: Person, name: string, lineIds: string[] = []) =>
  (await call('POST /collections', { body: { name, lineIds } })).body
const read = async ({ call }: Person, id: string) => (await call('GET /collections/{id}', { params: { id } })).body

describe('a collection', () => {
  test('can be created, read, renamed, reordered and deleted', async () => {
    const { maya, ids } = await withLines(3)
    const made = await begin(maya, ' For Mondays ', ids)
    expect(made).toMatchObject({ name: 'For Mondays', lineIds: ids })
    const params = { id: made._id }
    const turned = ids.toReversed()
    const { body } = await maya.call('PUT /collections/{id}', { params, body: { name: 'Mondays', lineIds: turned } })
    expect(body).toMatchObject({ name: 'Mondays', lineIds: turned })
    expect((await read(maya, made._id)).lines.map(({ _id }) => _id)).toEqual(turned)
    expect((await maya.call('GET /collections')).body.items).toEqual([body])
    expect((await maya.call('DELETE /collections/{id}', { params })).status).toBe(204)
    expect((await maya.call('GET /collections')).body.items).toEqual([])
    expect((await maya.call('GET /users/history')).body.items).toHaveLength(3)
  })

  test('ignores a line that it has already; removing a line from it does not delete the line', async () => {
    const { maya, ids } = await withLines(2)
    const [first = '', second = ''] = ids
    const { _id: id } = await begin(maya, 'Evenings', [first])
    const add = (affirmationId: string) =>
      maya.call('POST /collections/{id}/lines', { params: { id }, body: { affirmationId } })
    await add(second)
    expect((await add(first)).body.lineIds).toEqual([first, second])
    const take = () =>
      maya.call('DELETE /collections/{id}/lines/{affirmationId}', { params: { id, affirmationId: first } })
    expect([(await take()).status, (await take()).status]).toEqual([204, 404])
    expect((await read(maya, id)).lineIds).toEqual([second])
    expect((await maya.call('GET /affirmations/{id}', { params: { id: first } })).status).toBe(200)
  })

  test('loses a deleted line', async () => {
    const { maya, ids } = await withLines(2)
    const { _id } = await begin(maya, 'Evenings', ids)
    await maya.call('DELETE /affirmations/{id}', { params: { id: ids[0] ?? '' } })
    expect((await read(maya, _id)).lineIds).toEqual(ids.slice(1))
  })

  test('returns 404 for another user’s lines', async () => {
    const { ids } = await withLines(1)
    const sam = await createMember(glimmer)
    const { _id: id } = await begin(sam, 'His')
    const tries = [
      sam.call('POST /collections/{id}/lines', { params: { id }, body: { affirmationId: ids[0] ?? '' } }),
      sam.call('POST /collections', { body: { name: 'Taken', lineIds: ids } }),
    ]
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404])
    expect((await sam.call('GET /collections')).body.items).toHaveLength(1)
  })
})

describe('concurrent changes', () => {
  test('neither lose a line nor restore a removed one', async () => {
    const { maya, ids } = await withLines(6)
    const there = ids.slice(0, 4)
    const { _id: id } = await begin(maya, 'Both tabs', there)
    const reorder = (lineIds: string[]) => maya.call('PUT /collections/{id}', { params: { id }, body: { lineIds } })
    const [gone = ''] = there
    await Promise.all([
      reorder(there.toReversed()),
      ...ids
        .slice(4)
        .map((affirmationId) => maya.call('POST /collections/{id}/lines', { params: { id }, body: { affirmationId } })),
      maya.call('DELETE /collections/{id}/lines/{affirmationId}', { params: { id, affirmationId: gone } }),
      reorder(there),
    ])
    expect((await read(maya, id)).lineIds.toSorted()).toEqual(ids.slice(1).toSorted())
  })
})

describe('limits', () => {
  test('allow fifty collections, even for sixty concurrent requests', async () => {
    const maya = await createMember(glimmer)
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) => maya.call('POST /collections', { body: { name: `${at}` } })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(50)
    expect(answers.find(({ status }) => status !== 201)?.problem.code).toBe('collections_full')
  })

  test('allow a hundred lines in each', async () => {
    const { maya, ids } = await withLines(101)
    const { _id: id } = await begin(maya, 'Full', ids.slice(0, 100))
    const { status, problem } = await maya.call('POST /collections/{id}/lines', {
      params: { id },
      body: { affirmationId: ids[100] ?? '' },
    })
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'collection_full' })
    expect((await maya.call('POST /collections', { body: { name: 'Fuller', lineIds: ids } })).status).toBe(400)
  })
})

test('orderOf applies the requested order and keeps lines that were added meanwhile', () => {
  expect(orderOf(['a', 'b', 'c'], ['c', 'a', 'b'])).toEqual(['c', 'a', 'b'])
  expect(orderOf(['a', 'b', 'came'], ['b', 'a'])).toEqual(['b', 'a', 'came'])
  expect(orderOf(['a', 'b'], ['b', 'gone', 'a', 'b'])).toEqual(['b', 'a'])
})

describe('collections to begin with', () => {
  test('can be read, and copied once as curated lines that are no favourites', async () => {
    const maya = await createMember(glimmer)
    const { items } = (await maya.call('GET /collections/starters')).body
    const [mondays] = items
    expect(mondays?.lines).toHaveLength(5)
    const params = { id: mondays?.id ?? '' }
    const copies = await Promise.all([1, 2].map(() => maya.call('POST /collections/starters/{id}/copy', { params })))
    expect(copies.map(({ status }) => status).toSorted()).toEqual([200, 201])
    const made = (await maya.call('GET /collections')).body.items
    expect(made.map(({ name }) => name)).toEqual([mondays?.name])
    const { lines } = await read(maya, made[0]?._id ?? '')
    expect(lines.map(({ text }) => text)).toEqual(mondays?.lines)
    expect(lines.map(({ origin, isFavorite }) => ({ origin, isFavorite }))).toEqual(
      Array.from({ length: 5 }, () => ({ origin: 'curated', isFavorite: false })),
    )
  })

  test('hold lines that every plan includes', async () => {
    const maya = await createMember(glimmer)
    for (const { id, themes } of (await maya.call('GET /collections/starters')).body.items) {
      expect(plans.free.themes).toEqual(expect.arrayContaining(themes))
      expect((await maya.call('POST /collections/starters/{id}/copy', { params: { id } })).status).toBe(201)
    }
  })

  test('returns 404 for one that does not exist', async () => {
    const maya = await createMember(glimmer)
    const { problem } = await maya.call('POST /collections/starters/{id}/copy', { params: { id: '__proto__' } })
    expect(problem.code).toBe('not_found')
  })
})

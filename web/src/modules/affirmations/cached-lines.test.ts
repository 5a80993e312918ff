import type { Affirmation } from '@glimmer/contract'
import { expect, test } from 'vitest'
import { addFavorite, changeLine } from './cached-lines.ts'

const line = (_id: string) => ({ _id, text: 'I can begin.', isFavorite: false }) as Affirmation
const page = { items: [line('a'), line('b')], nextCursor: null }
const favorite = (one: Affirmation) => ({ ...one, isFavorite: true })

test('changes a line in every cached list', () => {
  expect(changeLine(line('a'), 'a', favorite).isFavorite).toBe(true)
  expect(changeLine(line('b'), 'a', favorite).isFavorite).toBe(false)
  expect(changeLine(page, 'b', favorite).items.map((one) => one.isFavorite)).toEqual([false, true])
  const pages = changeLine({ pages: [page, page], pageParams: [] }, 'a', favorite)
  expect(pages.pages.map(({ items }) => items[0]?.isFavorite)).toEqual([true, true])
})

test('removes a line from cached lists', () => {
  expect(changeLine(page, 'a', () => undefined).items).toEqual([line('b')])
})

test('leaves other cached responses unchanged', () => {
  const usage = { period: { start: '', resetsAt: '' } }
  expect(changeLine(usage, 'a', favorite)).toBe(usage)
  expect(changeLine(undefined, 'a', favorite)).toBeUndefined()
})

test('puts a new favourite first, once', () => {
  const favourites = { pages: [page], pageParams: [] }
  const added = addFavorite(favourites, favorite(line('c')))
  expect(added.pages[0]?.items.map(({ _id }) => _id)).toEqual(['c', 'a', 'b'])
  expect(addFavorite(added, favorite(line('c')))).toBe(added)
  expect(addFavorite(page, favorite(line('c')))).toBe(page)
})

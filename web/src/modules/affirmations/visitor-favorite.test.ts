import { expect, test } from 'vitest'
import { storeVisitorFavorite, takeVisitorFavorite } from './visitor-favorite.ts'

function storage(inside?: string) {
  const values = new Map(inside === undefined ? [] : [['glimmer.kept-line', inside]])
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  }
}
const line = { text: 'I am someone who lets the day end.', theme: 'sleep' } as const

test('returns a stored line once', () => {
  const device = storage()
  expect(storeVisitorFavorite(line, device)).toBe(true)
  expect(takeVisitorFavorite(device)).toEqual(line)
  expect(takeVisitorFavorite(device)).toBeUndefined()
})

test.each(['nonsense', '{"text":1}', '[]', 'null'])('ignores an invalid value: %s', (inside) =>
  expect(takeVisitorFavorite(storage(inside))).toBeUndefined(),
)

test('reports that storage is refused', () => {
  const refusing = {
    setItem: () => {
      throw new Error('refused')
    },
  }
  expect(storeVisitorFavorite(line, refusing)).toBe(false)
})

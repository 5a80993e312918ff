import { expect, test } from 'vitest'
import { putAside, takeUp } from './visitor-favorite.ts'

function drawer(inside?: string) {
  const kept = new Map(inside === undefined ? [] : [['glimmer.kept-line', inside]])
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}
const line = { text: 'I am someone who lets the day end.', theme: 'sleep' } as const

test('a line put aside is taken up once', () => {
  const storage = drawer()
  expect(putAside(line, storage)).toBe(true)
  expect(takeUp(storage)).toEqual(line)
  expect(takeUp(storage)).toBeUndefined()
})

test.each(['nonsense', '{"text":1}', '[]', 'null'])('what is no line (%s) is not taken for one', (inside) =>
  expect(takeUp(drawer(inside))).toBeUndefined(),
)

test('a browser that keeps nothing says so', () => {
  const refusing = {
    setItem: () => {
      throw new Error('refused')
    },
  }
  expect(putAside(line, refusing)).toBe(false)
})

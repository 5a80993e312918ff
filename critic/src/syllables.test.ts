import { describe, expect, test } from 'vitest'
import { readingGrade, syllables } from './syllables.ts'

describe('syllables', () => {
  test.each([
    [1, 'cup breath walked notes eyes rest loved made stopped clothes light'],
    [
      2,
      "kettle morning doorway wanted bridges table quiet going doesn't breathing simple gently moments houses trying",
    ],
    [3, 'noticing umbrella unfinished curious radio library another interview tomorrow beautiful honesty'],
    [4, 'decorating situation independence'],
    [5, 'curiosity imagination creativity apologising'],
    [6, 'responsibility'],
  ])('%i: %s', (count, words) => {
    expect(words.split(' ').map((word) => [word, syllables(word)])).toEqual(
      words.split(' ').map((word) => [word, count]),
    )
  })
})

test('gives plain lines a low reading grade, and official prose a high one', () => {
  expect(readingGrade('i can put the cup down and look out of the window'.split(' '))).toBeLessThan(4)
  expect(
    readingGrade('considerable responsibilities necessitate professional collaboration'.split(' ')),
  ).toBeGreaterThan(12)
})

import { describe, expect, test } from 'vitest'
import { partsAround, wordAt } from './word-at.ts'

const text = 'My pace is mine.'
const words = [
  { text: 'My', charStart: 0, charEnd: 2, startMs: 120, endMs: 300 },
  { text: 'pace', charStart: 3, charEnd: 7, startMs: 300, endMs: 700 },
  { text: 'is', charStart: 8, charEnd: 10, startMs: 760, endMs: 900 },
  { text: 'mine.', charStart: 11, charEnd: 16, startMs: 900, endMs: 1500 },
]

describe('the word being said', () => {
  test.each([
    [0, -1],
    [119, -1],
    [120, 0],
    [299, 0],
    [300, 1],
    [730, 1],
    [760, 2],
    [1500, 3],
    [9000, 3],
  ])('at %i ms is word %i', (ms, index) => expect(wordAt(words, ms)).toBe(index))

  test('is none when nothing is timed', () => expect(wordAt([], 500)).toBe(-1))
})

test('the text is cut around the word, and put together it is whole', () => {
  expect(partsAround(text, words, 1)).toEqual({ said: 'My ', now: 'pace', next: ' is mine.' })
  expect(partsAround(text, words, -1)).toEqual({ said: '', now: '', next: text })
  for (const index of words.keys()) {
    const { said, now, next } = partsAround(text, words, index)
    expect(said + now + next).toBe(text)
  }
})

import { describe, expect, test } from 'vitest'
import { cueIndexAt, splitAtWord } from './cues.ts'

const text = 'My pace is mine.'
const words = [
  { text: 'My', charStart: 0, charEnd: 2, startMs: 120, endMs: 300 },
  { text: 'pace', charStart: 3, charEnd: 7, startMs: 300, endMs: 700 },
  { text: 'is', charStart: 8, charEnd: 10, startMs: 760, endMs: 900 },
  { text: 'mine.', charStart: 11, charEnd: 16, startMs: 900, endMs: 1500 },
]

describe('the current word', () => {
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
  ])('at %i ms is word %i', (ms, index) => expect(cueIndexAt(words, ms)).toBe(index))

  test('is none without times', () => expect(cueIndexAt([], 500)).toBe(-1))
})

test('splits the text around the word', () => {
  expect(splitAtWord(text, words, 1)).toEqual({ before: 'My ', current: 'pace', after: ' is mine.' })
  expect(splitAtWord(text, words, -1)).toEqual({ before: '', current: '', after: text })
  for (const index of words.keys()) {
    const { before, current, after } = splitAtWord(text, words, index)
    expect(before + current + after).toBe(text)
  }
})

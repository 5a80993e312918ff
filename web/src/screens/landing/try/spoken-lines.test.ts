import { expect, test } from 'vitest'
import { spokenLines } from './spoken-lines.ts'

const recordings = spokenLines.flatMap(({ text, builtIn, natural }) => [
  { voice: 'built-in', text, words: builtIn.words },
  { voice: 'natural', text, words: natural.words },
])

test.each(recordings)('has a cue for every word of "$text" in the $voice voice, in order', ({ text, words }) => {
  expect(words.map(({ charStart, charEnd }) => text.slice(charStart, charEnd))).toEqual(text.match(/[\w’]+/g))
  const starts = words.map(({ startMs }) => startMs)
  expect(starts.every(Number.isFinite)).toBe(true)
  expect(starts).toEqual(starts.toSorted((a, b) => a - b))
})

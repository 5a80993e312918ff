import { expect, test } from 'vitest'
import { pauseAtPhrases } from './pause-at-phrases.ts'

const sampleRate = 1000
/** Three words of a tenth of a second, with a pause of the same length after the first and none after the second. */
const spans = [
  { start: 0, end: 0.1 },
  { start: 0.2, end: 0.3 },
  { start: 0.3, end: 0.4 },
]
const samples = Float32Array.from({ length: 400 }, (_, index) => (index >= 100 && index < 200 ? 0 : 0.5))
const rest = (endsPhrase: boolean[], pauses: 'brief' | 'natural' | 'long' = 'natural') =>
  pauseAtPhrases({ samples, spans }, endsPhrase, sampleRate, pauses)

test('lengthens the pause after a phrase, and shifts what follows', () => {
  const { samples: longer, spans: moved } = rest([true, false, false])
  expect(longer).toHaveLength(550)
  expect(moved.map(({ start, end }) => [start, end].map((each) => Math.round(each * 1000)))).toEqual([
    [0, 100],
    [350, 450],
    [450, 550],
  ])
  expect([longer[50], longer[200], longer[400]]).toEqual([0.5, 0, 0.5])
})

test.each([
  ['brief', 500],
  ['natural', 550],
  ['long', 800],
] as const)('is as long as %s pauses', (pauses, length) => {
  expect(rest([true, false, false], pauses).samples).toHaveLength(length)
})

test('changes nothing where there is no pause or no phrase ends', () => {
  expect(rest([false, true, true])).toEqual({ samples, spans })
})

import type { Tone } from '@glimmer/contract/lines'
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
const rest = (endsPhrase: boolean[], tone: Tone = 'day') =>
  pauseAtPhrases({ samples, spans }, endsPhrase, sampleRate, tone)

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
  ['day', 550],
  ['evening', 620],
  ['bedtime', 800],
] as const)('is longer the later it is: %s', (tone, length) => {
  expect(rest([true, false, false], tone).samples).toHaveLength(length)
})

test('changes nothing where there is no pause or no phrase ends', () => {
  expect(rest([false, true, true])).toEqual({ samples, spans })
})

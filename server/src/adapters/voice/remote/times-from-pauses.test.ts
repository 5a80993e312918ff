import { expect, test } from 'vitest'
import { normalise } from '../normalise/normalise.ts'
import { timesFromPauses } from './times-from-pauses.ts'

function wordsOf(text: string) {
  const normalised = normalise(text)
  if (!normalised.ok) throw new Error(normalised.reason)
  return normalised.words
}

/** Each word as `text start–end`, in milliseconds. */
const laid = (text: string, durationMs: number, ...pauses: [startMs: number, endMs: number][]) => {
  const words = wordsOf(text)
  const spans = timesFromPauses(
    words,
    durationMs,
    pauses.map(([startMs, endMs]) => ({ startMs, endMs })),
  )
  return words.map(
    (word, index) => `${word.text} ${Math.round(spans[index]?.startMs ?? -1)}–${Math.round(spans[index]?.endMs ?? -1)}`,
  )
}

test('ends phrases at pauses, and starts the next after them', () => {
  const words = laid('I rest, and I begin.', 4000, [0, 200], [1200, 1700], [3600, 4000])
  expect(words[0]).toMatch(/^I 200–/)
  expect(words[1]).toMatch(/^rest \d+–1200$/)
  expect(words[2]).toMatch(/^and 1700–/)
  expect(words.at(-1)).toMatch(/^begin \d+–3600$/)
})

test('ignores a short closure within a phrase', () => {
  const words = laid('I keep patient, and begin.', 4000, [800, 880], [1900, 2200])
  expect(words[2]).toMatch(/^patient \d+–1900$/)
})

test('allows punctuation without a pause', () => {
  const words = laid('Softly, softly I go on. Today I begin again.', 6000, [2700, 3300])
  expect(words[4]).toMatch(/^on \d+–2700$/)
  expect(words[5]).toMatch(/^Today 3300–/)
})

test('weights words by length, and gives sentences a pause where none is found', () => {
  const [i, begin, now] = timesFromPauses(wordsOf('I begin. Now'), 2000, [])
  const ms = (span: typeof i) => (span ? span.endMs - span.startMs : 0)
  expect(ms(begin)).toBeCloseTo(3 * ms(i))
  expect((now?.startMs ?? 0) - (begin?.endMs ?? 0)).toBeGreaterThan(ms(i))
  expect(now?.endMs).toBeCloseTo(2000)
})

test.each([
  ['nothing but silence', [[0, 3000]]],
  ['pauses beyond its end', [[2500, 9000]]],
  [
    'more pauses than words',
    [
      [100, 300],
      [400, 700],
      [800, 1100],
      [1200, 1500],
      [1600, 1900],
    ],
  ],
] as [string, [number, number][]][])('a recording of %s still has its words in order', (_, pauses) => {
  let reached = 0
  for (const { startMs, endMs } of timesFromPauses(
    wordsOf('I am. I rest.'),
    3000,
    pauses.map(([startMs, endMs]) => ({ startMs, endMs })),
  )) {
    expect(startMs).toBeGreaterThanOrEqual(reached - 1e-6)
    expect(endMs).toBeGreaterThanOrEqual(startMs)
    reached = endMs
  }
})

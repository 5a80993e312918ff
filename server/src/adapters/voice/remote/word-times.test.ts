import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { normalise } from '../normalise/normalise.ts'
import { plainText } from './voice.ts'
import { areInOrder, fromPieces, type Span } from './word-times.ts'

function wordsOf(text: string) {
  const normalised = normalise(text)
  if (!normalised.ok) throw new Error(normalised.reason)
  return normalised.words
}
/** Consecutive pieces of one second each. */
const pieces = (...texts: string[]) =>
  texts.map((text, index) => ({ text, startMs: index * 1000, endMs: index * 1000 + 1000 }))
const starts = (spans: readonly Span[] | undefined) => spans?.map(({ startMs }) => startMs / 1000)

describe('the timed pieces of an engine', () => {
  test.each([
    ['I am calm.', ['I', 'am', 'calm', '.'], [0, 1, 2]],
    ['I’m calm', ['I', "'m", 'calm'], [0, 2]],
    ['At 07:30, £5 & tea', ['At', 'seven', 'thirty', ',', 'five', 'pounds', 'and', 'tea'], [0, 1, 4, 6, 7]],
    ['At 07:30 & tea', ['At', '07:30', '&', 'tea'], [0, 1, 2, 3]],
    ['self-kind café', ['self', '-', 'kind', 'cafe'], [0, 3]],
  ])('are aligned with the words of %j', (text, given, expected) => {
    expect(starts(fromPieces(pieces(...given), wordsOf(text)))).toEqual(expected)
  })

  test('are discarded when a word is missing', () => {
    expect(fromPieces(pieces('I', 'am'), wordsOf('I am quietly calm'))).toBeUndefined()
    expect(fromPieces([], wordsOf('I am calm'))).toBeUndefined()
  })
})

test('orders times, and keeps them within the audio', () => {
  const span = fc.record({ startMs: fc.integer({ min: 0, max: 5000 }), length: fc.integer({ min: 0, max: 500 }) })
  fc.assert(
    fc.property(fc.array(span, { minLength: 1, maxLength: 40 }), (given) => {
      const spans = given.map(({ startMs, length }) => ({ startMs, endMs: Math.min(startMs + length, 5000) }))
      let reached = 0
      for (const { startMs, endMs } of areInOrder(spans, 5000) ?? []) {
        expect(startMs).toBeGreaterThanOrEqual(reached)
        expect(endMs).toBeGreaterThan(startMs)
        reached = endMs
      }
      expect(reached).toBeLessThanOrEqual(5000)
    }),
  )
})

test.each([[[{ startMs: 0, endMs: 9000 }]], [[{ startMs: Number.NaN, endMs: 1 }]], [[]]])(
  'refuses impossible times: %j',
  (spans) => expect(areInOrder(spans, 5000)).toBeUndefined(),
)

test.each([
  ['**Calm**, and <b>kind</b>…  ✨ yes', 'Calm, and kind. yes.'],
  ['--help me rest', 'help me rest.'],
  ['First\nsecond: 9–5 (all day)', 'First. second: nine to five, all day.'],
  ['Niamh’s at 7am, Dr. Lee & the NHS', 'Neev’s at seven A M, doctor Lee and the NHS.'],
])('sends %j as %j', (text, sent) => expect(plainText(wordsOf(text))).toBe(sent))

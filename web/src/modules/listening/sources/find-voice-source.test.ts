import { expect, test } from 'vitest'
import { findSpokenSpan } from './find-voice-source.ts'

const rate = 8_000
/** A hum made of stretches, each with its own length and loudness. */
const recording = (...stretches: [ms: number, loudness: number][]) =>
  Float32Array.from(
    stretches.flatMap(([ms, loudness]) =>
      Array.from({ length: (ms * rate) / 1000 }, (_, at) => Math.sin(at / 3) * loudness * Math.SQRT2),
    ),
  )

test('excludes silence at both ends, and includes pauses between words', () =>
  expect(findSpokenSpan(recording([600, 0.001], [400, 0.1], [300, 0.001], [500, 0.2], [900, 0.001]), rate)).toEqual({
    startMs: 600,
    endMs: 1_800,
  }))

test('excludes background noise', () =>
  expect(findSpokenSpan(recording([500, 0.01], [500, 0.2], [500, 0.01]), rate)).toEqual({ startMs: 500, endMs: 1_000 }))

test('returns nothing without speech', () => {
  expect(findSpokenSpan(recording([1_000, 0.001]), rate)).toBeUndefined()
  expect(findSpokenSpan(new Float32Array(0), rate)).toBeUndefined()
})

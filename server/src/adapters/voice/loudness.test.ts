import fc from 'fast-check'
import { expect, test } from 'vitest'
import { amplify, gainFrom, speechLevel } from './loudness.ts'

const decibels = (level: number) => 20 * Math.log10(level)
const evenOut = (samples: Float32Array) => amplify(samples, gainFrom(speechLevel(samples)))
const tone = (peak: number) => Float32Array.from({ length: 16_000 }, (_, i) => peak * Math.sin(i / 8))

test.each([0.02, 0.1, 0.9])('brings a voice that peaks at %f to -18 dBFS', (peak) => {
  expect(decibels(speechLevel(evenOut(tone(peak))))).toBeCloseTo(-18, 1)
})

test('ignores silence around the speech', () => {
  const padded = new Float32Array(64_000)
  padded.set(tone(0.1), 20_000)
  expect(decibels(speechLevel(evenOut(padded).subarray(20_000, 36_000)))).toBeCloseTo(-18, 0)
})

test('leaves silence unchanged', () => {
  expect(evenOut(new Float32Array(100))).toEqual(new Float32Array(100))
})

test('limits peaks to the ceiling, and keeps their order', () => {
  const sample = fc.float({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.float32Array({ min: -1, max: 1, noNaN: true, minLength: 1 }), sample, (quiet, click) => {
      const samples = Float32Array.from([...quiet.map((value) => value / 20), click, ...tone(0.05)])
      const even = evenOut(samples)
      expect(even.every((value) => Math.abs(value) <= 0.6301)).toBe(true)
      const order = [...samples.keys()]
        .sort((a, b) => (samples[a] ?? 0) - (samples[b] ?? 0))
        .map((index) => even[index])
      expect(order).toEqual([...even].sort((a, b) => a - b))
    }),
    { numRuns: 20 },
  )
})

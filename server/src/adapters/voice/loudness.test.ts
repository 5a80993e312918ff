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

test('limits peaks to the ceiling, and leaves what is not beside them as it was', () => {
  const click = fc.float({ min: -1, max: 1, noNaN: true })
  fc.assert(
    fc.property(click, fc.nat(15_999), (sample, at) => {
      const samples = tone(0.05)
      samples[at] = sample
      const gain = gainFrom(speechLevel(samples))
      const even = amplify(samples, gain)
      expect(even.every((value) => Math.abs(value) <= 0.6301)).toBe(true)
      const beside = (index: number) => Math.abs(index - at) <= 48
      expect(even.filter((_, index) => !beside(index))).toEqual(
        samples.map((value) => value * gain).filter((_, index) => !beside(index)),
      )
    }),
    { numRuns: 20 },
  )
})

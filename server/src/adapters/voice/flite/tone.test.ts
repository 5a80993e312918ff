import { expect, test } from 'vitest'
import { equalise } from './equalise.ts'
import { engineRate, outputRate, resample } from './resample.ts'

const tone = (hertz: number, sampleRate: number, seconds = 0.5) =>
  Float32Array.from({ length: seconds * sampleRate }, (_, at) => Math.sin((2 * Math.PI * hertz * at) / sampleRate) / 2)

/** The level of the middle of the audio, relative to a sine of half the full scale. */
function decibels(samples: Float32Array): number {
  const middle = samples.subarray(samples.length / 4, (samples.length * 3) / 4)
  return 10 * Math.log10((middle.reduce((sum, each) => sum + each * each, 0) / middle.length) * 8)
}

test.each([100, 1000, 3000, 6500])('keeps a tone of %i Hz when resampling', (hertz) => {
  const sound = resample(tone(hertz, engineRate))
  expect(sound).toHaveLength(0.5 * outputRate)
  const asked = tone(hertz, outputRate)
  const error = sound.map((each, at) => each - (asked[at] ?? 0))
  expect(decibels(error)).toBeLessThan(-40)
})

test('keeps silence at both ends', () => {
  expect(resample(new Float32Array(160))).toEqual(new Float32Array(240))
})

test.each([
  ['bell', 2700, 2700, -4],
  ['bell', 2700, 200, 0],
  ['low-shelf', 400, 60, 3],
  ['low-shelf', 400, 8000, 0],
  ['high-shelf', 3200, 10_000, -7],
  ['high-shelf', 3200, 150, 0],
] as const)('a %s at %i Hz makes a tone of %i Hz %f dB louder', (shape, hertz, heard, expected) => {
  const gain = expected === 0 ? 6 : expected
  const sound = equalise(tone(heard, outputRate), [{ shape, hertz, decibels: gain, q: 1 }], outputRate)
  expect(decibels(sound)).toBeCloseTo(expected, 0)
})

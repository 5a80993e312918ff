import { expect, test } from 'vitest'
import { loudnessOf } from '../ambience/audio-context.ts'
import { renderImpulse } from './audio-outlet.ts'

test('the impulse starts at once and decays by 60 dB', () => {
  const samples = renderImpulse(16_000, 3)
  const tenth = samples.length / 10
  const first = loudnessOf(samples.subarray(0, tenth))
  const last = loudnessOf(samples.subarray(-tenth))
  expect(first).toBeGreaterThan(0.1)
  expect(last / first).toBeLessThan(0.003)
})

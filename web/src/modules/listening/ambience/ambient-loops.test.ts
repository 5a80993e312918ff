import { describe, expect, test } from 'vitest'
import { loopLevel, loopSeconds, renderLoop } from './ambient-loops.ts'
import { loudnessOf } from './audio-context.ts'
import { ambientLoops } from './remembered-levels.ts'

const rate = 8_000

describe.each(ambientLoops)('the loop of %s', (loop) => {
  const samples = renderLoop(loop, rate, 7)

  test('has the stated length and loudness, and does not clip', () => {
    expect(samples.length).toBe(loopSeconds * rate)
    expect(loudnessOf(samples)).toBeGreaterThan(loopLevel * 0.9)
    expect(loudnessOf(samples)).toBeLessThan(loopLevel * 1.01)
    expect(samples.every((sample) => Math.abs(sample) <= 0.95)).toBe(true)
  })

  test('repeats without a click', () => {
    const step = (at: number) => Math.abs((samples[(at + 1) % samples.length] ?? 0) - (samples[at] ?? 0))
    const steps = samples.map((_, at) => step(at)).sort()
    expect(step(samples.length - 1)).toBeLessThanOrEqual(steps[Math.floor(steps.length * 0.9995)] ?? 0)
  })

  test('keeps its loudness over the seam', () => {
    const around = new Float32Array([...samples.subarray(-2 * rate), ...samples.subarray(0, 2 * rate)])
    // The sea is low there, as they are in the middle of the loop.
    expect(loudnessOf(around)).toBeGreaterThan(loopLevel * 0.3)
    expect(loudnessOf(around)).toBeLessThan(loopLevel * 2)
  })

  test('depends only on its seed', () => {
    const [once, again, other] = [7, 7, 8].map((seed) => renderLoop(loop, 200, seed))
    expect(again).toEqual(once)
    expect(other).not.toEqual(once)
  })
})

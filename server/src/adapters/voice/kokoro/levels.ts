/** The model's output: 24 kHz, mono. */
export const sampleRate = 24_000

/** The loudness of audio in steps of 5 ms. */
export interface Levels {
  stepSamples: number
  /** Root mean square of each step. */
  steps: Float32Array
  /** The level of loud parts: the 90th percentile of the steps. */
  loud: number
}

const stepSamples = sampleRate / 200

export function levelsOf(samples: Float32Array): Levels {
  const steps = new Float32Array(Math.floor(samples.length / stepSamples))
  for (const index of steps.keys()) {
    const step = samples.subarray(index * stepSamples, (index + 1) * stepSamples)
    steps[index] = Math.sqrt(step.reduce((sum, sample) => sum + sample * sample, 0) / stepSamples)
  }
  return { stepSamples, steps, loud: steps.toSorted()[Math.floor(steps.length * 0.9)] ?? 0 }
}

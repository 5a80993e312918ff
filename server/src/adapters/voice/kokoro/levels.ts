import type { Span } from './tokens.ts'

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

/** Words that start with a closed or noisy consonant become loud late: they do not reveal the shift. */
const opensLate = /^[ˈˌ]*[pbtdkɡʧʤhfθvð]/u
const reachSamples = 0.1 * sampleRate
const minPauseSamples = 0.06 * sampleRate
/** A step above this fraction of the loud level is speech. */
const heard = 0.1

/**
 * The offset, in samples, from `moment` to where the audio first clearly rises within 100 ms either way; undefined if
 * it does not.
 */
function riseNear(moment: number, { stepSamples, steps, loud }: Levels): number | undefined {
  const isLoud = (step: number) => (steps[step] ?? 0) > loud * heard
  const middle = Math.round(moment / stepSamples)
  const reach = Math.round(reachSamples / stepSamples)
  for (let step = Math.max(middle - reach, 1); step < middle + reach; step++)
    if (!isLoud(step - 1) && isLoud(step) && isLoud(step + 2)) return step * stepSamples - moment
  return undefined
}

/** How late, in samples, words after a pause are heard, compared with the times their durations give. */
export function latenesses(spans: readonly Span[], sounds: readonly string[], levels: Levels): number[] {
  return spans.flatMap(({ start }, index) => {
    const rest = start - (spans[index - 1]?.end ?? 0)
    if (rest < minPauseSamples || opensLate.test(sounds[index] ?? '')) return []
    const late = riseNear(start, levels)
    return late === undefined ? [] : [late]
  })
}

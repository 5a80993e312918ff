/** The target level of every clip: root mean square of its speech, relative to full scale. */
const targetRms = 10 ** (-18 / 20)
/** Frames below this level (-50 dB) are silence and do not count. */
const silenceRms = 10 ** (-50 / 20)
/**
 * The highest peak (-4 dB): MP3 overshoots by up to 2.4 dB, and a decoder's output must stay 1 dB below full scale,
 * between its samples too.
 */
const ceiling = 0.63
/** How long before and after a peak the gain is lowered, in samples: about 2 ms. */
const reach = 48
const frameSamples = 320

/** Root mean square of the frames that contain speech; 0 if none does. */
export function speechLevel(samples: Float32Array): number {
  let power = 0
  let count = 0
  for (let start = 0; start < samples.length; start += frameSamples) {
    const frame = samples.subarray(start, start + frameSamples)
    const energy = frame.reduce((sum, sample) => sum + sample * sample, 0)
    if (Math.sqrt(energy / frame.length) < silenceRms) continue
    power += energy
    count += frame.length
  }
  return count === 0 ? 0 : Math.sqrt(power / count)
}

/** The gain that brings speech of this level to about -18 dBFS; 1 for silence. */
export const gainFrom = (level: number): number => (level === 0 ? 1 : targetRms / level)

/** How far the gain is lowered at each sample around a peak: fully at the peak, not at all at the ends. */
const bell = Float32Array.from({ length: 2 * reach + 1 }, (_, at) => (1 - Math.cos((Math.PI * at) / reach)) / 2)

/**
 * Applies a gain, and keeps every sample below the ceiling: the gain falls smoothly before a peak and rises after it.
 * Bending the peaks themselves would add tones that MP3 leaves out, and the decoded peaks would be higher than before.
 */
export function amplify(samples: Float32Array, gain: number): Float32Array {
  const gains = new Float32Array(samples.length).fill(1)
  samples.forEach((sample, peak) => {
    const size = Math.abs(sample * gain)
    if (size <= ceiling) return
    const cut = 1 - ceiling / size
    bell.forEach((share, at) => {
      const index = peak + at - reach
      gains[index] = Math.min(gains[index] ?? 1, 1 - share * cut)
    })
  })
  return samples.map((sample, index) => sample * gain * (gains[index] ?? 1))
}

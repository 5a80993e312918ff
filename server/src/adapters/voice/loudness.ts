/** The target level of every clip: root mean square of its speech, relative to full scale. */
const targetRms = 10 ** (-18 / 20)
/** Frames below this level (-50 dB) are silence and do not count. */
const silenceRms = 10 ** (-50 / 20)
/**
 * Peaks are unchanged up to the knee, and compressed between it and the ceiling (-4 dB). MP3 overshoots by up to 2.4 dB,
 * and a decoder's output must stay 1 dB below full scale, between its samples too.
 */
const knee = 0.45
const ceiling = 0.63
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

function limit(sample: number): number {
  const size = Math.abs(sample)
  if (size <= knee) return sample
  const room = ceiling - knee
  return Math.sign(sample) * (knee + room * Math.tanh((size - knee) / room))
}

/** The gain that brings speech of this level to about -18 dBFS; 1 for silence. */
export const gainFrom = (level: number): number => (level === 0 ? 1 : targetRms / level)

/** Applies a gain, limiting samples to the ceiling. */
export const amplify = (samples: Float32Array, gain: number) => samples.map((sample) => limit(sample * gain))

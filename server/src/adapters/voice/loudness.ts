/** The level every clip is brought to: root mean square of its speech, against full scale. */
const targetRms = 10 ** (-18 / 20)
/** Frames quieter than this are silence and do not count: -50 dB. */
const silenceRms = 10 ** (-50 / 20)
/**
 * Peaks are let through as they are up to the knee, and pressed together between it and the ceiling. MP3 overshoots by
 * up to 2.4 dB, and what comes out of a decoder must not reach full scale.
 */
const knee = 0.5
const ceiling = 0.7
const frameSamples = 320

/** Root mean square of the frames that hold speech; 0 when none does. */
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

/** What brings speech of this level to about -18 dBFS; silence stays silence. */
export const gainFrom = (level: number): number => (level === 0 ? 1 : targetRms / level)

/** The same sound so much louder, no sample beyond the ceiling. */
export const amplify = (samples: Float32Array, gain: number) => samples.map((sample) => limit(sample * gain))

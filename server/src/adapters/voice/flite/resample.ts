/** The engine's sample rate, and the output's: at this one MP3 starts 23 ms sooner, and other voices use it too. */
export const engineRate = 16_000
export const outputRate = 24_000

/** Two samples become three: each output sample is at one of three positions between input samples. */
const phases = 3
const taps = 32
/** The filter's cut-off, relative to half the engine's rate. */
const passBand = 0.94

const sinc = (x: number) => (x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x))
/** A Blackman window over the filter's length. */
const window = (x: number) => 0.42 + 0.5 * Math.cos(Math.PI * x) + 0.08 * Math.cos(2 * Math.PI * x)

/** The filter for each phase, normalised to a sum of 1. */
const filters = Array.from({ length: phases }, (_, phase) => {
  const offset = ((phase * engineRate) / outputRate) % 1
  const filter = Float32Array.from({ length: taps }, (_tap, tap) => {
    const distance = tap - taps / 2 + 1 - offset
    return passBand * sinc(passBand * distance) * window(distance / (taps / 2))
  })
  const sum = filter.reduce((total, each) => total + each, 0)
  return filter.map((each) => each / sum)
})

/** Resamples the engine's audio to the output rate with a windowed sinc in polyphase form. */
export function resample(samples: Float32Array): Float32Array<ArrayBuffer> {
  const padded = new Float32Array(samples.length + taps)
  padded.set(samples, taps / 2 - 1)
  const output = new Float32Array(Math.floor((samples.length * outputRate) / engineRate))
  for (let at = 0; at < output.length; at++) {
    const filter = filters[at % phases] ?? new Float32Array(taps)
    const from = Math.floor((at * engineRate) / outputRate)
    let sum = 0
    for (let tap = 0; tap < taps; tap++) sum += (padded[from + tap] ?? 0) * (filter[tap] ?? 0)
    output[at] = sum
  }
  return output
}

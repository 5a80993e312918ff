import { randomFrom } from '#lib/random.ts'

/** How long a small, soft room rings, in seconds. */
const ringsFor = 0.9

/** One channel of how a room answers to a clap: noise that dies away to a thousandth, darker as it goes. */
export function drawImpulse(rate: number, seed: number): Float32Array<ArrayBuffer> {
  const random = randomFrom(seed)
  const samples = new Float32Array(Math.round(ringsFor * rate))
  let dull = 0
  for (let at = 0; at < samples.length; at++) {
    const age = at / samples.length
    dull += (random() * 2 - 1 - dull) * (0.7 - 0.6 * age)
    samples[at] = dull * 10 ** (-3 * age)
  }
  return samples
}

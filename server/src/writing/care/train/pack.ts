import type { Fitted, Model } from './fit.ts'

/** How many places are kept: those with the strongest weights. */
const kept = 60_000

/** A gap of this many places says no more than "further on". */
const longGap = 255

const strongest = ({ weights }: Fitted): number => weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)

/**
 * Weights as three bytes a place: how far on it is, and its two values of 8 bits. A gap of 255 places carries no value.
 * `weights.ts` reads them.
 */
export function pack({ danger, outright }: Model) {
  const scales = { danger: strongest(danger) / 127, outright: strongest(outright) / 127 }
  const values = Array.from(danger.weights, (weight, place) => ({
    danger: Math.round(weight / scales.danger),
    outright: Math.round((outright.weights[place] ?? 0) / scales.outright),
    strength: Math.abs(weight) / scales.danger + Math.abs(outright.weights[place] ?? 0) / scales.outright,
  }))
  const floor = values.map(({ strength }) => strength).sort((one, other) => other - one)[kept] ?? 0
  const bytes: number[] = []
  let last = -1
  values.forEach((value, place) => {
    if (value.strength <= floor || (value.danger === 0 && value.outright === 0)) return
    for (; place - last >= longGap; last += longGap) bytes.push(longGap)
    bytes.push(place - last, value.danger & 0xff, value.outright & 0xff)
    last = place
  })
  const biases = { danger: danger.bias, outright: outright.bias }
  return { scales, biases, packed: Buffer.from(bytes).toString('base64') }
}

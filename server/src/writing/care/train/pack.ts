import type { Fitted } from './fit.ts'

/** How many weights are kept: the strongest. */
const kept = 32_768

/** A gap of this many places says no more than "further on". */
const longGap = 255

/**
 * Weights as pairs of bytes: how far on the next one is, and its value of 8 bits. A gap of 255 places carries no value.
 * `weights.ts` reads them.
 */
export function pack({ weights, bias }: Fitted): { scale: number; bias: number; packed: string } {
  const floor = [...weights].map(Math.abs).sort((one, other) => other - one)[kept] ?? 0
  const scale = weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127
  const bytes: number[] = []
  let last = -1
  weights.forEach((weight, place) => {
    const value = Math.round(weight / scale)
    if (Math.abs(weight) <= floor || value === 0) return
    for (; place - last >= longGap; last += longGap) bytes.push(longGap)
    bytes.push(place - last, value & 0xff)
    last = place
  })
  return { scale, bias, packed: Buffer.from(bytes).toString('base64') }
}

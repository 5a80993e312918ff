import { brotliCompressSync } from 'node:zlib'
import type { Fitted } from '../../linear-classifier/fit-linear.ts'
import type { Model } from './fit.ts'

const strongest = ({ weights }: Fitted): number => weights.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0)

/**
 * Packs the weights as one byte each, every bucket in order: danger, then outright; compressed. `weights.ts` reads
 * them. None are dropped: thousands of small ones matter as much as the largest.
 */
export function pack({ danger, outright }: Model) {
  const scales = { danger: strongest(danger) / 127, outright: strongest(outright) / 127 }
  const bytes = Int8Array.from([
    ...Array.from(danger.weights, (weight) => Math.round(weight / scales.danger)),
    ...Array.from(outright.weights, (weight) => Math.round(weight / scales.outright)),
  ])
  const biases = { danger: danger.bias, outright: outright.bias }
  return { scales, biases, packed: brotliCompressSync(bytes).toString('base64') }
}

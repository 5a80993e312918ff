import { brotliDecompressSync } from 'node:zlib'
import { allPlaces, type Features, offsets, views } from './features.ts'
import type { Scores } from './tiers.ts'
import trained from './weights.json' with { type: 'json' }

const bytes = brotliDecompressSync(Buffer.from(trained.packed, 'base64'))
const weights = {
  danger: new Int8Array(bytes.buffer, bytes.byteOffset, allPlaces),
  outright: new Int8Array(bytes.buffer, bytes.byteOffset + allPlaces, allPlaces),
}

/** Both scores of a text, from the trained weights. */
export function scoresOf(features: Features): Scores {
  const sums = { danger: 0, outright: 0 }
  for (const view of views) {
    const { places, values } = features[view]
    places.forEach((place, index) => {
      const value = values[index] ?? 0
      sums.danger += (weights.danger[offsets[view] + place] ?? 0) * value
      sums.outright += (weights.outright[offsets[view] + place] ?? 0) * value
    })
  }
  const { biases, scales } = trained
  return {
    danger: biases.danger + scales.danger * sums.danger,
    outright: biases.outright + scales.outright * sums.outright,
  }
}

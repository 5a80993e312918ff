import { allPlaces, type Features, offsets, views } from './features.ts'
import type { Marks, Scores } from './tiers.ts'
import trained from './weights.json' with { type: 'json' }

/** A gap of this many places carries no weight: see `train/pack.ts`. */
const longGap = 255

/** Chosen by `train/choose-marks.ts`. */
export const marks: Marks = trained.marks

function unpack(packed: string): { danger: Float32Array; outright: Float32Array } {
  const danger = new Float32Array(allPlaces)
  const outright = new Float32Array(allPlaces)
  const bytes = Buffer.from(packed, 'base64')
  let place = -1
  for (let at = 0; at < bytes.length; ) {
    const gap = bytes.readUInt8(at)
    place += gap
    if (gap === longGap) at += 1
    else {
      danger[place] = bytes.readInt8(at + 1) * trained.scales.danger
      outright[place] = bytes.readInt8(at + 2) * trained.scales.outright
      at += 3
    }
  }
  return { danger, outright }
}

const weights = unpack(trained.packed)

/** Both scores of a text, by the weights that were trained. */
export function scoresOf(features: Features): Scores {
  const scores = { ...trained.biases }
  for (const view of views) {
    const { places, values } = features[view]
    places.forEach((place, index) => {
      const value = values[index] ?? 0
      scores.danger += (weights.danger[offsets[view] + place] ?? 0) * value
      scores.outright += (weights.outright[offsets[view] + place] ?? 0) * value
    })
  }
  return scores
}

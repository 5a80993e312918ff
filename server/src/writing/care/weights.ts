import { type Features, places } from './features.ts'
import trained from './weights.json' with { type: 'json' }

/** A gap of this many places carries no weight: see `train/pack.ts`. */
const longGap = 255

function unpack({ packed, scale }: { packed: string; scale: number }): Float32Array {
  const weights = new Float32Array(places)
  const bytes = Buffer.from(packed, 'base64')
  let place = -1
  for (let at = 0; at < bytes.length; ) {
    const gap = bytes.readUInt8(at)
    place += gap
    if (gap === longGap) at += 1
    else {
      weights[place] = bytes.readInt8(at + 1) * scale
      at += 2
    }
  }
  return weights
}

const weights = unpack(trained)

/** Above the first a text is stopped, above the second it is softened. */
export const marks: Readonly<{ stop: number; soften: number }> = trained.marks

/** How much a text is like those of people in danger: the higher, the more; a logarithm of odds. */
export const scoreOf = ({ places: found, values }: Features): number =>
  found.reduce((sum, place, index) => sum + (weights[place] ?? 0) * (values[index] ?? 0), trained.bias)

import { leastContrast } from '@glimmer/lib/contrast'
import type { SceneColours } from './scene-colours.ts'

const minContrast = 7

/** At most this many pixels are looked at: between the sparks, which keep out of the text, a scene is smooth. */
const maxSamples = 4000

type Pixels = Pick<ImageData, 'data'>

function samplesOf({ data }: Pixels): Uint8ClampedArray {
  const step = 4 * Math.ceil(data.length / 4 / maxSamples)
  const samples = new Uint8ClampedArray(4 * Math.ceil(data.length / step))
  for (let from = 0, to = 0; from < data.length; from += step, to += 4) samples.set(data.subarray(from, from + 4), to)
  return samples
}

/** The least opacity of the scrim, 0 to 1, with which text has enough contrast with every part of a picture. */
export function veilOver(parts: readonly Pixels[], { bytes }: Pick<SceneColours, 'bytes'>): number {
  const [words, scrim] = [bytes('--text'), bytes('--scrim')]
  const samples = parts.map(samplesOf)
  const isReadable = (opacity: number) =>
    samples.every((pixels) => {
      const veiled = pixels.map((byte, at) => byte + ((scrim[(at % 4) as 0 | 1 | 2] ?? byte) - byte) * opacity)
      return leastContrast(words, veiled) >= minContrast
    })
  return Array.from({ length: 40 }, (_, layers) => 1 - 0.92 ** layers).find(isReadable) ?? 1
}

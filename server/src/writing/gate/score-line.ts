import { brotliDecompressSync } from 'node:zlib'
import { places } from '../linear-classifier/hashing.ts'
import { readBankFluency } from './bank-fluency.ts'
import { featuresOf } from './line-features.ts'
import trained from './weights.json' with { type: 'json' }

const bytes = brotliDecompressSync(Buffer.from(trained.packed, 'base64'))
const weights = new Int8Array(bytes.buffer, bytes.byteOffset, places)

/** How much the fluency counts beside the trained weights. */
const fluencyShare = 1

/**
 * Returns a function that scores how much a model's line reads like one somebody would keep: by the trained weights and
 * by the language of the bank, which is read at once. Lines below `lowestScore` are refused.
 */
export function readLineScore(): (text: string) => number {
  const fluencyOf = readBankFluency()
  return (text) => {
    const { places: found, values } = featuresOf(text)
    const sum = found.reduce((soFar, place, at) => soFar + (weights[place] ?? 0) * (values[at] ?? 0), 0)
    return trained.bias + trained.scale * sum + fluencyShare * fluencyOf(text)
  }
}

/** The lowest score of a line that may be shown, chosen by three-fold cross-validation of the marked lines in `train/marks/training.tsv`. */
export const lowestScore = -2.3

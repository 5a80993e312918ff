import { createHash } from 'node:crypto'
import { featuresOf } from '../features.ts'
import type { Sentence } from './read-sentences.ts'

/** Enough to notice a change of the lexicon or of how texts are read, without reading every sentence. */
const sampled = 50

/** Identifies what weights are trained on: every sentence, and the features of one in fifty. */
export function digestOf(sentences: readonly Sentence[]): string {
  const hash = createHash('sha256')
  for (const { class: name, text } of sentences) hash.update(`${name}\t${text}\n`)
  for (const { text } of sentences.filter((_, at) => at % sampled === 0)) hash.update(JSON.stringify(featuresOf(text)))
  return hash.digest('hex')
}

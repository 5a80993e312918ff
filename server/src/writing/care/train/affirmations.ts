import { bank } from '../../bank/bank.ts'
import { readSentences, type Sentence } from './read-sentences.ts'

const trained = new Set(readSentences('training').map(({ text }) => text))

/** The lines of the bank that were not trained on: they measure how the weights treat lines as people save them. */
export const heldOutAffirmations = bank
  .map(
    ({ text }): Sentence => ({
      writer: 'bank',
      class: 'innocent',
      kind: 'affirmation',
      text: text.replace('{name}, ', ''),
    }),
  )
  .filter(({ text }) => !trained.has(text))

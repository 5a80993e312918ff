import { bank } from '../../bank/bank.ts'
import type { Sentence } from './read-sentences.ts'

/** One line in this many is used for training; the rest measure how the weights treat unseen lines. */
const every = 4

const all = bank.map(
  ({ text }): Sentence => ({
    writer: 'bank',
    class: 'innocent',
    kind: 'affirmation',
    text: text.replace('{name}, ', ''),
  }),
)

/**
 * Lines of the bank as innocent examples: they mention fear and rest as sentences of people in danger do, and so will
 * users' own lines.
 */
export const trainedAffirmations = all.filter((_, index) => index % every === 0)
export const heldOutAffirmations = all.filter((_, index) => index % every !== 0)

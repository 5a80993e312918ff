import { bank } from '../../bank/bank.ts'
import type { Sentence } from './read-sentences.ts'

/** One line in so many is trained on; the rest tell how the weights treat lines they have not met. */
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
 * Lines of the bank, as innocent as any: they speak of fear and rest as sentences of people in danger do, and so will
 * lines that people write for themselves.
 */
export const trainedAffirmations = all.filter((_, index) => index % every === 0)
export const heldOutAffirmations = all.filter((_, index) => index % every !== 0)

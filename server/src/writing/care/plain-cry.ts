import { patterns } from './patterns.ts'
import { plainSentences } from './plain-words.ts'

/** Whether a sentence is one of those that are written down as plain cries. */
export const isPlainCry = (text: string): boolean =>
  plainSentences(text).some((sentence) =>
    patterns.some(({ says, unless }) => says.test(sentence) && !unless?.test(sentence)),
  )

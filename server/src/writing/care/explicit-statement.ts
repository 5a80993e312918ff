import { patterns } from './patterns.ts'
import { plainSentences } from './plain-words.ts'

/** True if a sentence matches one of the patterns of explicit statements. */
export const isExplicitStatement = (text: string): boolean =>
  plainSentences(text).some((sentence) =>
    patterns.some(({ says, unless }) => says.test(sentence) && !unless?.test(sentence)),
  )

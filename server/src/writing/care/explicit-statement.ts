import type { Pattern } from './pattern.ts'
import { patterns } from './patterns.ts'
import { plainSentences } from './plain-words.ts'
import { signs } from './signs.ts'

/** Whether a sentence of the text matches one of the patterns; a line break must not divide what is said. */
function matches(text: string, any: readonly Pattern[]): boolean {
  const readings = text.includes('\n') ? [text, text.replaceAll('\n', ' ')] : [text]
  return readings
    .flatMap(plainSentences)
    .some((sentence) => any.some(({ says, unless }) => says.test(sentence) && !unless?.test(sentence)))
}

/** True if a sentence matches one of the patterns of explicit statements. */
export const isExplicitStatement = (text: string): boolean => matches(text, patterns)

/** True if a sentence contains words that may be said in danger. */
export const hasSign = (text: string): boolean => matches(text, signs)

import { featuresOf } from './features.ts'
import { patterns } from './patterns.ts'
import { plainSentences } from './plain-words.ts'
import { marks, scoreOf } from './weights.ts'

/**
 * What a text calls for. `stop`: people first, and nothing is written. `soften`: it may be so, it may not; a gentle
 * line, free, with people to talk to above it.
 */
export type Care = 'stop' | 'soften'

/** Whether a sentence is one of those that are written down as plain cries. */
export const isPlainCry = (text: string): boolean =>
  plainSentences(text).some((sentence) =>
    patterns.some(({ says, unless }) => says.test(sentence) && !unless?.test(sentence)),
  )

/** What a sentence has in it that denies a cry, or speaks of one long past or of somebody's work. */
const denials =
  /\b(?:not|never|no|nobody|nah|dont|didnt|doesnt|isnt|wasnt|wouldnt|havent|hasnt|used to|ago|years?|was|when|since|stopped|asked|asking|training|assembly|work|shift|essay|thesis)\b/

const mayBeDenied = (text: string): boolean => plainSentences(text).some((sentence) => denials.test(sentence))

/** The weights learnt from sentences: of one or two words they say too little to stop anybody. */
const isSentence = (text: string): boolean => text.trim().split(/\s+/).length > 2

/** One bad sentence among many good ones must not drown: a text is as grave as the gravest of its sentences. */
const wholeAndParts = (text: string): string[] => {
  const parts = text.split(/[.!?;\n]+/).filter(isSentence)
  return parts.length > 1 ? [text, ...parts] : [text]
}

/**
 * Whether someone may come to harm, by their own hand or another's, or somebody they write about may; undefined where
 * nothing says so. A plain cry stops, unless it is said with a denial and the weights find nothing else to hear ("I am
 * not suicidal"): then it softens. Pure; keeps and tells nothing.
 *
 * This is no safety net. It hears English, and about as much of it as docs/writing.md says, which is not enough to rest
 * anything on: help is one press away on every screen, moods are chips, and the lowest one shows people to talk to
 * whatever is written.
 */
export function careFor(text: string): Care | undefined {
  const score = Math.max(...wholeAndParts(text).map((part) => scoreOf(featuresOf(part))))
  const cry = isPlainCry(text)
  const isCertain = cry && (score > marks.soften || !mayBeDenied(text))
  if ((score > marks.stop && isSentence(text)) || isCertain) return 'stop'
  return cry || score > marks.soften ? 'soften' : undefined
}

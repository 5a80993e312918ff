import { type Features, featuresOf } from './features.ts'
import { patterns } from './patterns.ts'
import { plainSentences } from './plain-words.ts'

/** How much a text is like those of people in danger, and how much like those that say so outright: logarithms of odds. */
export interface Scores {
  danger: number
  outright: number
}

/** A text is stopped where `outright` is above its mark, softened where `danger` is above its own. */
export type Marks = Readonly<Scores>

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

const wholeAndParts = (text: string): string[] => {
  const parts = text.split(/[.!?;\n]+/).filter(isSentence)
  return parts.length > 1 ? [text, ...parts] : [text]
}

/** One bad sentence among many good ones must not drown: a text is as grave as the gravest of its sentences. */
export function gravestScores(text: string, ask: (features: Features) => Scores): Scores {
  const asked = wholeAndParts(text).map((part) => ask(featuresOf(part)))
  return {
    danger: Math.max(...asked.map(({ danger }) => danger)),
    outright: Math.max(...asked.map(({ outright }) => outright)),
  }
}

/** Whether a text must be stopped whatever the weights say of outright harm: a plain cry, unless it is denied. */
export const isCertain = (text: string, danger: number, soften: number): boolean =>
  isPlainCry(text) && (danger > soften || !mayBeDenied(text))

/** What a text calls for, by these scores of it. */
export function careBy(text: string, scores: Scores, { danger: soften, outright: stop }: Marks): Care | undefined {
  if ((scores.outright > stop && isSentence(text)) || isCertain(text, scores.danger, soften)) return 'stop'
  return scores.danger > soften || scores.outright > stop || isPlainCry(text) ? 'soften' : undefined
}

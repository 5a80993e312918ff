import { withoutDeniedAndPast } from './denials.ts'
import { isExplicitStatement } from './explicit-statement.ts'
import { type Features, featuresOf } from './features.ts'
import { plainSentences } from './plain-words.ts'

/** How similar a text is to those of people in danger, and to those that say so outright: log odds. */
export interface Scores {
  danger: number
  outright: number
}

/** The thresholds: a text is stopped if `outright` is above its threshold, and softened if `danger` is. */
export type Thresholds = Readonly<Scores>

/**
 * What a text calls for. `stop`: people first, and nothing is written. `soften`: danger is possible but not certain; a
 * gentle line, free, with people to talk to above it.
 */
export type Care = 'stop' | 'soften'

/** Words that deny a statement, or place it in the past or in somebody's work. */
const denials =
  /\b(?:not|never|no|nobody|nah|dont|didnt|doesnt|isnt|wasnt|wouldnt|havent|hasnt|used to|ago|years?|was|when|since|stopped|asked|asking|training|assembly|work|shift|essay|thesis)\b/

const mayBeDenied = (text: string): boolean => plainSentences(text).some((sentence) => denials.test(sentence))

/** The weights were trained on sentences: one or two words say too little to stop a text. */
const isSentence = (text: string): boolean => text.trim().split(/\s+/).length > 2

const wholeAndParts = (text: string): string[] => {
  const parts = text.split(/[.!?;\n]+/).filter(isSentence)
  return parts.length > 1 ? [text, ...parts] : [text]
}

/** One grave sentence must not be averaged out by good ones: a text scores as its gravest sentence. */
function gravestScores(text: string, ask: (features: Features) => Scores): Scores {
  const asked = wholeAndParts(text).map((part) => ask(featuresOf(part)))
  return {
    danger: Math.max(...asked.map(({ danger }) => danger)),
    outright: Math.max(...asked.map(({ outright }) => outright)),
  }
}

/**
 * Below these odds, about one in eight, the weights suggest that an explicit statement is about somebody's work or a
 * figure of speech.
 */
const hardlyAny = -2

/**
 * Whether a text must be stopped whatever the weights say of outright harm: an explicit statement, unless it is denied.
 */
const isCertain = (text: string, danger: number, soften: number): boolean =>
  isExplicitStatement(text) && (danger > soften || (danger > hardlyAny && !mayBeDenied(text)))

function outrightAtOnce(text: string, { danger, outright }: Scores, soften: number): number {
  if (isCertain(text, danger, soften)) return Number.POSITIVE_INFINITY
  return isSentence(text) ? outright : Number.NEGATIVE_INFINITY
}

/**
 * Scores a text: as a whole, and its `outright` score again without what it denies or describes as long past ("I would
 * never hurt myself"); the lower one counts. An explicit statement is infinitely outright.
 */
export function weigh(text: string, ask: (features: Features) => Scores, soften: number) {
  const scores = gravestScores(text, ask)
  const atOnce = outrightAtOnce(text, scores, soften)
  const rest = withoutDeniedAndPast(text)
  const outright =
    rest === undefined ? atOnce : Math.min(atOnce, outrightAtOnce(rest, gravestScores(rest, ask), soften))
  return { scores, outright }
}

/** Decides what a text calls for. `ask` returns the scores of its features. */
export function careBy(
  text: string,
  ask: (features: Features) => Scores,
  { danger: soften, outright: stop }: Thresholds,
): Care | undefined {
  const { scores, outright } = weigh(text, ask, soften)
  if (outright > stop) return 'stop'
  return scores.danger > soften || scores.outright > stop || isExplicitStatement(text) ? 'soften' : undefined
}

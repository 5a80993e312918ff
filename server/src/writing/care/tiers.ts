import { withoutDeniedAndPast } from './denials.ts'
import { hasSign, isExplicitStatement } from './explicit-statement.ts'
import { type Features, featuresOf } from './features.ts'
import { plainSentences } from './plain-words.ts'
import { type Strength, strengthOf } from './strength.ts'

/** How similar a text is to those of people in danger, and to those that say so outright: log odds. */
export interface Scores {
  danger: number
  outright: number
}

/** Thresholds by the strongest concept: a text is stopped if `outright` is above its threshold, softened if `danger` is. */
export type Marks = Readonly<Record<Strength, Readonly<Scores>>>

/**
 * What a text calls for. `stop`: people first, and nothing is written. `soften`: danger is possible but not certain; a
 * gentle line, free, with people to talk to above it.
 */
export type Care = 'stop' | 'soften'

/** Words that deny a statement, or place it in the past or in somebody's work. */
const denials =
  /\b(?:not|never|no|nobody|nah|dont|didnt|doesnt|isnt|wasnt|wouldnt|havent|hasnt|used to|ago|years?|was|when|since|stopped|asked|asking|training|assembly|work|shift|essay|thesis)\b/

/** These end a denial or a past: it is here again. */
const hereAgain = /\b(?:once more|today i|now it is|now its|again (?:tonight|today|now))\b/

const mayBeDenied = (text: string): boolean =>
  plainSentences(text).some((sentence) => denials.test(sentence) && !hereAgain.test(sentence))

/** The weights were trained on sentences: one or two words say too little to stop a text. */
const isSentence = (text: string): boolean => text.trim().split(/\s+/).length > 2

/** A text, and each of its sentences if it has several. */
export const wholeAndParts = (text: string): string[] => {
  const parts = text.split(/[.!?;\n]+/).filter(isSentence)
  return parts.length > 1 ? [text, ...parts] : [text]
}

/** What a text gives to decide by, before any threshold. */
export interface Evidence {
  parts: readonly { scores: Scores; strength: Strength }[]
  isSentence: boolean
  isExplicit: () => boolean
  hasSign: () => boolean
  mayBeDenied: () => boolean
  /** The same without what the text denies or describes as long past; undefined if it does neither. */
  rest: () => Evidence | undefined
}

const once = <T>(ask: () => T): (() => T) => {
  let answer: { is: T } | undefined
  return () => {
    answer ??= { is: ask() }
    return answer.is
  }
}

/** Reads a text. `ask` returns the scores of its features. */
export const evidenceOf = (text: string, ask: (features: Features) => Scores): Evidence => ({
  parts: wholeAndParts(text).map((part) => ({ scores: ask(featuresOf(part)), strength: strengthOf(part) })),
  isSentence: isSentence(text),
  isExplicit: once(() => isExplicitStatement(text)),
  hasSign: once(() => hasSign(text)),
  mayBeDenied: once(() => mayBeDenied(text)),
  rest: once(() => {
    const rest = withoutDeniedAndPast(text)
    return rest === undefined ? undefined : evidenceOf(rest, ask)
  }),
})

/**
 * How far a text is above a threshold. One grave sentence must not be averaged out by good ones: a text scores as its
 * gravest sentence, and each is held to the threshold of the concepts in it.
 */
const above = ({ parts }: Evidence, score: keyof Scores, marks: Marks): number =>
  parts.reduce((most, { scores, strength }) => Math.max(most, scores[score] - marks[strength][score]), -Infinity)

/**
 * Below these odds, about one in eight, the weights suggest that an explicit statement is about somebody's work or a
 * figure of speech.
 */
const hardlyAny = -2

/**
 * Whether a text must be stopped whatever the weights say of outright harm: an explicit statement, unless it is denied.
 */
const isCertain = (evidence: Evidence, marks: Marks): boolean =>
  evidence.isExplicit() &&
  (above(evidence, 'danger', marks) > 0 ||
    (evidence.parts.some(({ scores }) => scores.danger > hardlyAny) && !evidence.mayBeDenied()))

const stops = (evidence: Evidence, marks: Marks): boolean =>
  isCertain(evidence, marks) || (evidence.isSentence && above(evidence, 'outright', marks) > 0)

/**
 * Decides what a text calls for. What would be stopped is read again without what it denies or describes as long past
 * ("I would never hurt myself"), and softened if the rest would not stop.
 */
export function careBy(evidence: Evidence, marks: Marks): Care | undefined {
  if (stops(evidence, marks)) {
    const rest = evidence.rest()
    return rest === undefined || stops(rest, marks) ? 'stop' : 'soften'
  }
  const isSoftened =
    above(evidence, 'danger', marks) > 0 ||
    above(evidence, 'outright', marks) > 0 ||
    evidence.isExplicit() ||
    evidence.hasSign()
  return isSoftened ? 'soften' : undefined
}

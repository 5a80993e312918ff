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

const wholeAndParts = (text: string): string[] => {
  const parts = text.split(/[.!?;\n]+/).filter(isSentence)
  return parts.length > 1 ? [text, ...parts] : [text]
}

/** The gravest part of a text: its score for danger, and how far it is above both thresholds. */
interface Reading {
  danger: number
  above: Scores
}

/**
 * One grave sentence must not be averaged out by good ones: a text scores as its gravest sentence. Each part is held to
 * the thresholds of the concepts in it.
 */
function gravest(text: string, ask: (features: Features) => Scores, marks: Marks): Reading {
  const parts = wholeAndParts(text).map((part) => ({ scores: ask(featuresOf(part)), marks: marks[strengthOf(part)] }))
  return {
    danger: Math.max(...parts.map(({ scores }) => scores.danger)),
    above: {
      danger: Math.max(...parts.map(({ scores, marks: { danger } }) => scores.danger - danger)),
      outright: Math.max(...parts.map(({ scores, marks: { outright } }) => scores.outright - outright)),
    },
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
const isCertain = (text: string, { danger, above }: Reading): boolean =>
  isExplicitStatement(text) && (above.danger > 0 || (danger > hardlyAny && !mayBeDenied(text)))

const stops = (text: string, reading: Reading): boolean =>
  isCertain(text, reading) || (isSentence(text) && reading.above.outright > 0)

/**
 * Decides what a text calls for. `ask` returns the scores of its features. What would be stopped is read again without
 * what it denies or describes as long past ("I would never hurt myself"), and softened if the rest would not stop.
 */
export function careBy(text: string, ask: (features: Features) => Scores, marks: Marks): Care | undefined {
  const reading = gravest(text, ask, marks)
  if (stops(text, reading)) {
    const rest = withoutDeniedAndPast(text)
    return rest === undefined || stops(rest, gravest(rest, ask, marks)) ? 'stop' : 'soften'
  }
  return reading.above.danger > 0 || reading.above.outright > 0 || isExplicitStatement(text) || hasSign(text)
    ? 'soften'
    : undefined
}

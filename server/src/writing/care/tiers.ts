import { type Features, featuresOf } from './features.ts'
import { isPlainCry } from './plain-cry.ts'
import { plainSentences } from './plain-words.ts'
import { besideDenialAndPast } from './second-look.ts'

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
function gravestScores(text: string, ask: (features: Features) => Scores): Scores {
  const asked = wholeAndParts(text).map((part) => ask(featuresOf(part)))
  return {
    danger: Math.max(...asked.map(({ danger }) => danger)),
    outright: Math.max(...asked.map(({ outright }) => outright)),
  }
}

/** Below these odds, about one in eight, the weights hear a cry that means somebody's work or a manner of speaking. */
const hardlyAny = -2

/** Whether a text must be stopped whatever the weights say of outright harm: a plain cry, unless it is denied. */
const isCertain = (text: string, danger: number, soften: number): boolean =>
  isPlainCry(text) && (danger > soften || (danger > hardlyAny && !mayBeDenied(text)))

function outrightAtOnce(text: string, { danger, outright }: Scores, soften: number): number {
  if (isCertain(text, danger, soften)) return Number.POSITIVE_INFINITY
  return isSentence(text) ? outright : Number.NEGATIVE_INFINITY
}

/**
 * What a text weighs: how it reads at once, and how outright it is when looked at twice, without what it denies or tells
 * of as long past ("I would never hurt myself"). A plain cry is infinitely outright.
 */
export function weigh(text: string, ask: (features: Features) => Scores, soften: number) {
  const scores = gravestScores(text, ask)
  const atOnce = outrightAtOnce(text, scores, soften)
  const rest = besideDenialAndPast(text)
  const outright =
    rest === undefined ? atOnce : Math.min(atOnce, outrightAtOnce(rest, gravestScores(rest, ask), soften))
  return { scores, outright }
}

/** What a text calls for. `ask` gives the scores of what it is seen by. */
export function careBy(
  text: string,
  ask: (features: Features) => Scores,
  { danger: soften, outright: stop }: Marks,
): Care | undefined {
  const { scores, outright } = weigh(text, ask, soften)
  if (outright > stop) return 'stop'
  return scores.danger > soften || scores.outright > stop || isPlainCry(text) ? 'soften' : undefined
}

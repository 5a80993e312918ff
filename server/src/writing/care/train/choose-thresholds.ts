import { isExplicitStatement } from '../explicit-statement.ts'
import type { Features } from '../features.ts'
import { type Thresholds, weigh } from '../tiers.ts'
import { type Model, scoresBy } from './fit.ts'
import type { Sentence } from './read-sentences.ts'

/**
 * The share of innocent sentences that may be stopped, and the share that may be stopped or softened, with each kind
 * weighted equally.
 */
const stoppedShare = 0.008
const heardShare = 0.115

/** The score exceeded by this share of the sentences, with each kind weighted equally. */
function thresholdFor(sentences: readonly Sentence[], share: number, scoreOf: (sentence: Sentence) => number): number {
  const ofKind = Map.groupBy(sentences, ({ kind }) => kind)
  const rows = sentences.map((sentence) => ({ kind: sentence.kind, score: scoreOf(sentence) }))
  let above = 0
  for (const { kind, score } of rows.toSorted((one, other) => other.score - one.score)) {
    above += 1 / (ofKind.get(kind)?.length ?? 1)
    if (above > share * ofKind.size) return score
  }
  throw new Error('There is no innocent sentence to choose a threshold by.')
}

/**
 * Chooses both thresholds so that these shares of the innocent sentences of a writer not used in training lie above
 * them. A match of the patterns counts as above, whatever its score.
 */
export function chooseThresholds(model: Model, validation: readonly Sentence[]): Thresholds {
  const ask = (features: Features) => scoresBy(model, features)
  const innocent = validation.filter((sentence) => sentence.class === 'innocent')
  const danger = thresholdFor(innocent, heardShare, ({ text }) =>
    isExplicitStatement(text) ? Number.POSITIVE_INFINITY : weigh(text, ask, 0).scores.danger,
  )
  const outright = thresholdFor(innocent, stoppedShare, ({ text }) => weigh(text, ask, danger).outright)
  return { danger, outright }
}

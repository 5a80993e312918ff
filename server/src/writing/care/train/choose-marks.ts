import { gravestScores, isCertain, isPlainCry, type Marks, type Scores } from '../tiers.ts'
import { type Model, scoresBy } from './fit.ts'
import type { Sentence } from './read-sentences.ts'

interface Scored {
  sentence: Sentence
  scores: Scores
}

/** How many of the innocent sentences may be stopped, and how many heard at all, each kind counting alike. */
const stoppedShare = 0.018
const heardShare = 0.115

/** The score above which this share of what is listed lies, where each kind of sentence counts alike. */
function markFor(rows: readonly Scored[], share: number, scoreOf: (row: Scored) => number): number {
  const ofKind = Map.groupBy(rows, ({ sentence }) => sentence.kind)
  let above = 0
  for (const row of rows.toSorted((one, other) => scoreOf(other) - scoreOf(one))) {
    above += 1 / (ofKind.get(row.sentence.kind)?.length ?? 1)
    if (above > share * ofKind.size) return scoreOf(row)
  }
  throw new Error('There is no innocent sentence to choose a mark by.')
}

/**
 * The two marks: so many of the innocent sentences of a writer whom the training never met lie above them. What the
 * patterns hear counts as heard, whatever its score.
 */
export function chooseMarks(model: Model, validation: readonly Sentence[]): Marks {
  const innocent = validation
    .filter((sentence) => sentence.class === 'innocent')
    .map((sentence) => ({
      sentence,
      scores: gravestScores(sentence.text, (features) => scoresBy(model, features)),
    }))
  const danger = markFor(innocent, heardShare, ({ sentence, scores }) =>
    isPlainCry(sentence.text) ? Number.POSITIVE_INFINITY : scores.danger,
  )
  const outright = markFor(innocent, stoppedShare, ({ sentence, scores }) =>
    isCertain(sentence.text, scores.danger, danger) ? Number.POSITIVE_INFINITY : scores.outright,
  )
  return { danger, outright }
}

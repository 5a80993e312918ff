import { gravestScores, isCertain, isPlainCry, type Marks, type Scores } from '../tiers.ts'
import { type Example, fit, scoresBy } from './fit.ts'
import type { Sentence } from './read-sentences.ts'

export interface Marked extends Example {
  sentence: Sentence
}

export interface Scored {
  sentence: Sentence
  scores: Scores
}

/** How many of the innocent sentences may be stopped, and how many heard at all, each kind counting alike. */
const stoppedShare = 0.02
const heardShare = 0.115

/** Scores each writer's sentences by weights that were trained on everybody else's. */
function crossValidate(examples: readonly Marked[], writers: readonly string[]): Scored[] {
  return writers.flatMap((writer) => {
    const isTheirs = ({ sentence }: Marked) => sentence.writer === writer
    const model = fit(examples.filter((example) => !isTheirs(example)))
    return examples.filter(isTheirs).map(({ sentence }) => ({
      sentence,
      scores: gravestScores(sentence.text, (features) => scoresBy(model, features)),
    }))
  })
}

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
 * The two marks, and the scores they were chosen by: on training sentences alone, by weights that had not met their
 * writers. What the patterns hear counts as heard, whatever its score.
 */
export function chooseMarks(
  examples: readonly Marked[],
  writers: readonly string[],
): { marks: Marks; scored: Scored[] } {
  const scored = crossValidate(examples, writers)
  const innocent = scored.filter(({ sentence }) => sentence.class === 'innocent')
  const danger = markFor(innocent, heardShare, ({ sentence, scores }) =>
    isPlainCry(sentence.text) ? Number.POSITIVE_INFINITY : scores.danger,
  )
  const outright = markFor(innocent, stoppedShare, ({ sentence, scores }) =>
    isCertain(sentence.text, scores.danger, danger) ? Number.POSITIVE_INFINITY : scores.outright,
  )
  return { marks: { danger, outright }, scored }
}

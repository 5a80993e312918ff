import { type Example, fit, scoreBy } from './fit.ts'
import type { Sentence } from './read-sentences.ts'

export interface Marked extends Example {
  sentence: Sentence
}

/** How many of the innocent sentences may stand above a mark, each kind counting alike. */
const stoppedShare = 0.02
const heardShare = 0.115

/** Scores each writer's sentences by weights that were trained on everybody else's. */
function crossValidate(examples: readonly Marked[], writers: readonly string[]) {
  return writers.flatMap((writer) => {
    const isTheirs = ({ sentence }: Marked) => sentence.writer === writer
    const fitted = fit(examples.filter((example) => !isTheirs(example)))
    return examples.filter(isTheirs).map(({ sentence, features }) => ({ sentence, score: scoreBy(fitted, features) }))
  })
}

/** The score above which this share of what is listed lies, where each row counts by its weight. */
function markFor(rows: readonly { score: number; weight: number }[], share: number): number {
  const all = rows.reduce((sum, { weight }) => sum + weight, 0)
  let above = 0
  for (const { score, weight } of rows.toSorted((one, other) => other.score - one.score)) {
    above += weight
    if (above > share * all) return score
  }
  throw new Error('There is no innocent sentence to choose a mark by.')
}

/** The two marks, and the scores they were chosen by: on training sentences alone, by writers the weights had not met. */
export function chooseMarks(examples: readonly Marked[], writers: readonly string[]) {
  const scored = crossValidate(examples, writers)
  const innocent = scored.filter(({ sentence }) => sentence.class === 'innocent')
  const ofKind = Map.groupBy(innocent, ({ sentence }) => sentence.kind)
  const rows = innocent.map(({ sentence, score }) => ({ score, weight: 1 / (ofKind.get(sentence.kind)?.length ?? 1) }))
  return { stop: markFor(rows, stoppedShare), soften: markFor(rows, heardShare), scored }
}

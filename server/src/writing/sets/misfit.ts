import { judgeSet, openingOf } from '../critic/judge-set.ts'
import { withoutName } from '../critic/reading.ts'
import { duplicateThreshold, fingerprint, similarity } from '../critic/similarity.ts'

/** The last line that has a forerunner among the lines before it. */
const lastLike = (lines: readonly string[], alike: (one: string, earlier: string) => boolean): number =>
  lines.findLastIndex((one, at) => lines.slice(0, at).some((earlier) => alike(one, earlier)))

const sayTheSame = (one: string, other: string): boolean =>
  similarity(fingerprint(one), fingerprint(other)) > duplicateThreshold
const openAlike = (one: string, other: string): boolean => openingOf(one) === openingOf(other)
const openWithIAm = (line: string): boolean => /^i(?: am|'m)\b/.test(openingOf(line))

/**
 * Which line of a set another should take the place of, by the set rules: it says nearly what another says, or begins
 * as too many do. Undefined when they stand well together.
 */
export function lineToReplace(texts: readonly string[], firstName?: string): number | undefined {
  const lines = texts.map((text) => withoutName(text, firstName))
  const double = lastLike(lines, sayTheSame)
  if (double !== -1) return double
  const [fault] = judgeSet(lines)
  if (!fault) return undefined
  return fault.code === 'i-am' ? lines.findLastIndex(openWithIAm) : lastLike(lines, openAlike)
}

import { withoutName } from './parsed-line.ts'
import type { Fault } from './rule.ts'
import { duplicateThreshold, fingerprint, similarity } from './similarity.ts'

/** The first two words, as they sound: "I'm learning", "when the". */
export function openingOf(text: string): string {
  const words =
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[a-z']+/g) ?? []
  return words.slice(0, 2).join(' ')
}

/** Judges lines shown together: at least four openings in five must differ, and at most two in five may say "I am". */
export function judgeSet(texts: readonly string[]): readonly Fault[] {
  const faults: Fault[] = []
  const openings = texts.map(openingOf)
  const different = new Set(openings).size
  if (different < Math.ceil(texts.length * 0.8))
    faults.push({
      code: 'same-openings',
      severity: 'hard',
      reason: `Only ${different} openings in ${texts.length} lines.`,
    })
  const iAm = openings.filter((opening) => /^(?:i am|i'm)\b/.test(opening)).length
  if (iAm > texts.length * 0.4)
    faults.push({ code: 'i-am', severity: 'hard', reason: `${iAm} of ${texts.length} lines begin with "I am".` })
  return faults
}

/** The index of the last line that is like an earlier one, or -1. */
const lastLike = (lines: readonly string[], alike: (one: string, earlier: string) => boolean): number =>
  lines.findLastIndex((one, at) => lines.slice(0, at).some((earlier) => alike(one, earlier)))

const sayTheSame = (one: string, other: string): boolean =>
  similarity(fingerprint(one), fingerprint(other)) > duplicateThreshold
const openAlike = (one: string, other: string): boolean => openingOf(one) === openingOf(other)
const openWithIAm = (line: string): boolean => /^i(?: am|'m)\b/.test(openingOf(line))

/**
 * The index of the line that should be replaced by the set rules, because it says nearly what another says or begins as
 * too many do; undefined if the lines go well together.
 */
export function lineToReplace(texts: readonly string[], firstName?: string): number | undefined {
  const lines = texts.map((text) => withoutName(text, firstName))
  const double = lastLike(lines, sayTheSame)
  if (double !== -1) return double
  const [fault] = judgeSet(lines)
  if (!fault) return undefined
  return fault.code === 'i-am' ? lines.findLastIndex(openWithIAm) : lastLike(lines, openAlike)
}

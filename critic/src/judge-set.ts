import { withoutName } from './parsed-line.ts'
import type { Fault } from './rule.ts'

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

const opensWithIAm = (line: string): boolean => /^i(?: am|'m)\b/.test(openingOf(line))

/** How many lines of a set may begin with "I am". */
const mostIAm = 2

/** Whether a line may join the others of a set: it begins otherwise than each, and not as the third one with "I am". */
export function goesWith(others: readonly string[], text: string, firstName?: string): boolean {
  const line = withoutName(text, firstName)
  const theirs = others.map((other) => withoutName(other, firstName))
  if (theirs.some((other) => openingOf(other) === openingOf(line))) return false
  return !opensWithIAm(line) || theirs.filter(opensWithIAm).length < mostIAm
}

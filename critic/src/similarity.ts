import { withoutName } from './parsed-line.ts'

/** The three-letter sequences of a line, as sorted numbers. */
export type Fingerprint = Uint16Array

/** Above this share of common sequences, two lines are the same line to a listener. */
export const duplicateThreshold = 0.6

const letters = 27

/** a to z become 1 to 26; everything else becomes a gap, and gaps are never adjacent. */
function lettersOf(text: string): number[] {
  const numbers = [0]
  for (const letter of text.toLowerCase()) {
    const number = letter >= 'a' && letter <= 'z' ? letter.charCodeAt(0) - 96 : 0
    if (letter === "'" || letter === '’') continue
    if (number !== 0 || numbers.at(-1) !== 0) numbers.push(number)
  }
  if (numbers.at(-1) !== 0) numbers.push(0)
  return numbers
}

/** The fingerprint of a line without its name, for {@link similarity}. */
export function fingerprint(text: string, firstName?: string): Fingerprint {
  const numbers = lettersOf(withoutName(text, firstName))
  const pieces = new Set<number>()
  for (let at = 2; at < numbers.length; at++) {
    const [a = 0, b = 0, c = 0] = [numbers[at - 2], numbers[at - 1], numbers[at]]
    pieces.add((a * letters + b) * letters + c)
  }
  return Uint16Array.from(pieces).sort()
}

/** The Jaccard similarity of two fingerprints: 0 for nothing in common, 1 for identical. */
export function similarity(one: Fingerprint, other: Fingerprint): number {
  let common = 0
  let left = 0
  let right = 0
  while (left < one.length && right < other.length) {
    const a = one[left] ?? 0
    const b = other[right] ?? 0
    if (a === b) common++
    if (a <= b) left++
    if (b <= a) right++
  }
  const all = one.length + other.length - common
  return all === 0 ? 0 : common / all
}

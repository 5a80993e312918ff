import type { FoundWord } from './find-words.ts'

const digitGroup = /^[+]?\d{2,}$/
/** What may stand between the groups of a number: "(020) 7946-0018". */
const within = /^[\s()-]*$/
const called = /^(call|calls|called|calling|ring|rang|phone|phoned|dial|dialled|text|texted|number|on|tel|telephone)$/i
const minDigits = 9

/**
 * The indexes of the words that are groups of a telephone number, which is read digit by digit: it begins with 0 or +
 * and has nine digits or more, or it follows a word like "call".
 */
export function phoneGroups(text: string, words: readonly FoundWord[]): ReadonlySet<number> {
  const groups = new Set<number>()
  for (let first = 0, after = 0; first < words.length; first = Math.max(after, first + 1)) {
    after = endOfGroups(text, words, first)
    const written = words.slice(first, after).map((word) => word.text)
    if (!isPhone(words[first - 1]?.text ?? '', written)) continue
    for (let index = first; index < after; index++) groups.add(index)
  }
  return groups
}

/** The index after the groups of digits that begin at a word; the word's own if it is none. */
function endOfGroups(text: string, words: readonly FoundWord[], first: number): number {
  const isGroup = ({ text: word, charStart }: FoundWord, index: number) =>
    digitGroup.test(word) && (index === 0 || within.test(text.slice(words[first + index - 1]?.charEnd, charStart)))
  const other = words.slice(first).findIndex((word, index) => !isGroup(word, index))
  return other < 0 ? words.length : first + other
}

function isPhone(before: string, groups: readonly string[]): boolean {
  const digits = groups.join('').replaceAll(/\D/g, '').length
  if (/^[0+]/.test(groups[0] ?? '') && digits >= minDigits) return true
  return called.test(before) && isShortCode(before, groups)
}

/** "Call 999", "call 116 123" and "on 111", but not "call 20 friends", "number 12" or "on 2026". */
function isShortCode(verb: string, [first = '', ...others]: readonly string[]): boolean {
  if (/^(on|number)$/i.test(verb)) return first.length === 3 && /^(1[01]\d|999)$/.test(first)
  return first.length >= 3 && [first, ...others].every((group) => group.length >= 3)
}

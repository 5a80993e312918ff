import type { Level } from '@glimmer/contract'
import type { Rewording } from '#ports/writer.ts'

/** How each step says what somebody is or does, given without its subject: "be calm", "trust myself". */
const steps: Readonly<Record<Level, (deed: string) => string>> = {
  1: (deed) => `I notice that I'd like to ${deed}.`,
  2: (deed) => `I'm allowed to ${deed}, in my own time.`,
  3: (deed) => `I'm learning to ${deed}.`,
  4: (deed) => `Once today, in a small way, I can ${deed}.`,
  5: (deed) => `I am someone who can ${deed}.`,
}
const levels = [1, 2, 3, 4, 5] as const satisfies readonly Level[]

/** What a sentence may begin with that only says how sure it is: the deed follows, or what somebody is. */
const beginnings: readonly (readonly [beginning: RegExp, verb: string])[] = [
  [/^i am (?:learning|allowed|able|trying|ready|going|beginning|starting) to /, ''],
  [/^i (?:can|could|will|may|want to|would like to|need to|must|should|choose to|try to) /, ''],
  [/^i (?:have the right to|do not need permission to) /, ''],
  [/^i am /, 'be '],
]

/** Words after "I" that are no verb in its first form, so that nothing can be said of them with "to". */
const noVerb =
  /^(?:was|were|had|did|am|is|are|do|don't|did|didn't|never|always|just|really|still|only|also|often|now|then|and|or|but|not|no|who|that|myself|alone|too|[a-z]+(?:ed|ing|ly))\b/

/** A sentence with its contractions written out, and without its end mark. */
export const unfolded = (text: string): string =>
  text
    .trim()
    .replaceAll('’', "'")
    .replace(/[.!]+$/, '')
    .replace(/^i'm\b/i, 'I am')
    .replace(/^i'll\b/i, 'I will')
    .replace(/^i've\b/i, 'I have')
    .replace(/^i'd like\b/i, 'I would like')
    .replace(/\s+/g, ' ')

/** What somebody is or does in a sentence of the first person; undefined if it is none, or says two things. */
function deedOf(sentence: string): string | undefined {
  const plain = unfolded(sentence)
  if (!/^i /i.test(plain) || /[.?!;:]|, (?:and|but|because|so) /.test(plain)) return undefined
  const lower = `i ${plain.slice(2)}`
  const known = beginnings.find(([beginning]) => beginning.test(lower))
  const rest = known ? known[1] + lower.replace(known[0], '') : lower.slice(2)
  return noVerb.test(rest) ||
    /^(?:be )?(?:not|no one|nobody|nothing|someone who|the one who)\b/.test(rest) ||
    /\bI\b/.test(rest)
    ? undefined
    : rest
}

/** Longer deeds make a sentence that nobody can say in one breath. */
const maxWords = 9

/**
 * Says a sentence of the user's own on each of the five steps, gentlest first, without the one it is on already. Empty
 * if the sentence is not a plain one in the first person: "I trust myself", "I'm calm", "I can ask for help".
 */
export function reword(sentence: string): Rewording[] {
  const deed = deedOf(sentence)
  if (!deed || deed.split(' ').length > maxWords) return []
  const written = unfolded(sentence).toLowerCase()
  return levels
    .map((level) => ({ level, text: steps[level](deed) }))
    .filter(({ text }) => unfolded(text).toLowerCase() !== written)
}

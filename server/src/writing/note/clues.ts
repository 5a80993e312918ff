import type { NoteKind } from '../bank/note-kinds.ts'
import { clueWordsAtHome } from './clues/at-home.ts'
import { clueWordsAtWork } from './clues/at-work.ts'
import { clueWordsInOneself } from './clues/in-oneself.ts'
import { singular, withPhrases } from './phrases.ts'

/** How much a word says that means one subject alone. */
const alone = 3

/** Words of most notes, which say hardly anything. */
const everyday = new Set(
  'they he she him her his out new one two three four eight line back on off for again first last always nothing only want wants said asked asks says today now over still then also year years day days week weeks hour hours tell told name like like_him like_her do did but or not no me myself it we all know here home never never_asks just took left gone big full up so go came_out got this that with_him with_her for_him for_her because same every enough together end time each other someone somebody man woman date'.split(
    ' ',
  ),
)

/** How much any other word says: the more subjects have it, the less. */
const together = (word: string, subjects: number): number =>
  everyday.has(word) ? 0.2 : subjects > 6 ? 0.3 : subjects > 3 ? 0.6 : 1

/** What a subject needs, more of it in a longer note, and how far ahead of the next it must be. */
const needed = (words: number): number => Math.min(alone, 2.2 + words / 20)
const ahead = 0.6

const longest = 5

type Weights = ReadonlyMap<NoteKind, number>

function weigh(): { whole: ReadonlyMap<string, Weights>; begun: ReadonlyMap<string, Weights> } {
  const [whole, begun] = [new Map<string, Map<NoteKind, number>>(), new Map<string, Map<NoteKind, number>>()]
  const add = (word: string, kind: NoteKind, weight: number) => {
    const index = word.endsWith('*') ? begun : whole
    const key = word.endsWith('*') ? word.slice(0, -1) : word.split('_').map(singular).join('_')
    index.set(key, (index.get(key) ?? new Map<NoteKind, number>()).set(kind, weight))
  }
  const clues = Object.entries({ ...clueWordsAtHome, ...clueWordsAtWork, ...clueWordsInOneself })
  const subjects = new Map<string, number>()
  for (const [, [, words]] of clues)
    for (const word of new Set(words.split(' '))) subjects.set(word, (subjects.get(word) ?? 0) + 1)
  for (const [kind, [sure, words]] of clues) {
    for (const word of words.split(' ')) add(word, kind as NoteKind, together(word, subjects.get(word) ?? 1))
    for (const word of sure.split(' ')) add(word, kind as NoteKind, alone)
  }
  return { whole, begun }
}

let weighed: ReturnType<typeof weigh> | undefined

/** How much the words of a note point to each subject, the most first. */
export function scoresByClues(words: readonly string[]): readonly (readonly [NoteKind, number])[] {
  weighed ??= weigh()
  const { whole, begun } = weighed
  const scores = new Map<NoteKind, number>()
  const count = (found: Weights | undefined) => {
    for (const [kind, weight] of found ?? []) scores.set(kind, (scores.get(kind) ?? 0) + weight)
  }
  for (const phrase of new Set(withPhrases(words.map(singular), longest))) count(whole.get(phrase))
  for (const word of new Set(words)) for (let at = 4; at <= word.length; at++) count(begun.get(word.slice(0, at)))
  return [...scores].toSorted(([, one], [, other]) => other - one)
}

/** The subject that the words of a note point to together; undefined if they point to none, or to two alike. */
export function subjectByClues(words: readonly string[]): NoteKind | undefined {
  const [best, next] = scoresByClues(words)
  if (!best || best[1] < needed(words.length) || best[1] - (next?.[1] ?? 0) < ahead) return undefined
  return best[0]
}

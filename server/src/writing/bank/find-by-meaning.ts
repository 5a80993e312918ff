import { wordsOf } from '@glimmer/critic/parsed-line'
import { topics } from '../note/topics.ts'
import type { BankLine } from './bank-line.ts'

/** A word without its ending, so that "worries" and "worried" are one. */
const stemOf = (word: string): string => word.replace(/(?<=\p{L}{3})(?:iness|ies|ied|ing|ness|es|ed|ly|s|e|y)$/u, '')

const stemsOf = (text: string): string[] =>
  wordsOf(text.toLowerCase().replaceAll('’', "'"))
    .filter((word) => word.length > 2)
    .map(stemOf)

interface Meaning {
  /** What somebody says about the topic, and what lines about it say. */
  said: ReadonlySet<string>
  inLines: ReadonlySet<string>
}

const meanings: readonly Meaning[] = topics.map(({ said, inLines }) => ({
  said: new Set(
    said
      .split(' ')
      .filter((word) => !word.includes('_'))
      .map(stemOf),
  ),
  inLines: new Set(inLines.split(' ').map(stemOf)),
}))

/** Little words that say nothing of what is sought. */
const empty = new Set(stemsOf('the and for with about that this from when what have has not are was you your because'))

/** A stem in more lines than this says little. */
const mostLines = 150

/** How many letters have to change to make one word of another; more than `most` is not counted further. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, other_] of [...other].entries())
      next.push(
        Math.min((row[place] ?? 0) + Number(letter !== other_), (row[place + 1] ?? 0) + 1, (next[place] ?? 0) + 1),
      )
    row = next
  }
  return row.at(-1) ?? most + 1
}

/** The known word that a misspelt one probably is; undefined if none is near. */
function spelt(stem: string, known: ReadonlySet<string>): string | undefined {
  if (known.has(stem)) return stem
  const most = stem.length > 6 ? 2 : stem.length > 3 ? 1 : 0
  const near = [...known].map((word) => ({ word, off: distance(stem, word, most) })).filter(({ off }) => off <= most)
  return near.toSorted((a, b) => a.off - b.off)[0]?.word
}

/** How much a word of a line says about one that is sought, by its stem. */
function weightsOf(stem: string, lines: ReadonlyMap<string, unknown[]>): ReadonlyMap<string, number> {
  const weights = new Map<string, number>()
  const isCommon = (word: string) => (lines.get(word)?.length ?? 0) > mostLines
  for (const { said, inLines } of meanings.filter((meaning) => meaning.said.has(stem))) {
    for (const word of inLines) if (!isCommon(word)) weights.set(word, 1)
    for (const word of said) weights.set(word, 2)
  }
  return weights.set(stem, 3)
}

/**
 * Prepares lines for a search by meaning: returns the lines about the words sought, those about most of them first,
 * using the topics that notes are read by, their synonyms, and likely spellings. Empty if a word is not understood and
 * none is of a topic.
 */
export function finderOf(lines: readonly BankLine[]) {
  const byStem = Map.groupBy(
    lines.flatMap((line) => [...new Set(stemsOf(line.text))].map((stem) => ({ stem, line }))),
    ({ stem }) => stem,
  )
  const known = new Set([...byStem.keys(), ...meanings.flatMap(({ said }) => [...said])])
  const bestFor = (stem: string) => {
    const best = new Map<BankLine, number>()
    for (const [word, weight] of weightsOf(stem, byStem))
      for (const { line } of byStem.get(word) ?? []) best.set(line, Math.max(weight, best.get(line) ?? 0))
    return best
  }
  return (sought: string): BankLine[] => {
    const stems = stemsOf(sought).filter((stem) => !empty.has(stem))
    const understood = stems.flatMap((stem) => spelt(stem, known) ?? [])
    const isTopical = understood.some((stem) => meanings.some(({ said }) => said.has(stem)))
    if (understood.length < stems.length && !isTopical) return []
    const scores = new Map<BankLine, number>()
    for (const best of understood.map(bestFor)) {
      // A line about two of the words comes before one that says a single word twice over.
      for (const [line, weight] of best) scores.set(line, (scores.get(line) ?? 0) + weight + 3)
    }
    return [...scores].toSorted(([, one], [, other]) => other - one).map(([line]) => line)
  }
}

import { openingOf } from '@glimmer/critic/judge-set'
import { withoutName, wordsOf } from '@glimmer/critic/parsed-line'
import { toSecondPerson } from '../second-person/to-second-person.ts'

/** What a person has heard and felt. */
export interface Heard {
  /** Newest first. */
  recent: readonly string[]
  firstName?: string | undefined
  /** Lines they called true. */
  liked?: readonly string[] | undefined
  /** The line this one takes the place of. */
  gentlerThan?: string | undefined
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace('{name}, ', '')

/** A line's words without the name, the same whether it was said by "I" or to "you". */
const keyOf = (text: string): string => plain(toSecondPerson(text)).replace(/^you may notice\b/, 'you notice')

/** What makes one line like another: words of more than three letters, endings aside. */
const contentOf = (text: string): ReadonlySet<string> =>
  new Set(
    wordsOf(plain(text))
      .filter(
        (word) =>
          word.length > 3 && !/^(?:that|this|with|have|from|what|when|i'll|you'll|allowed|learning|notice)$/.test(word),
      )
      .map((word) => word.replace(/(?:ing|es|ed|s|e)$/, '')),
  )

interface Read {
  key: string
  opening: string
}

/** What was read of the product's own lines, which are offered again and again. Nobody's own words are kept here. */
const offered = new Map<string, Read>()

/** Reads a line of the product's own, once a process: it is most of what choosing a line would cost. */
function readOffered(text: string): Read {
  const known = offered.get(text)
  if (known) return known
  const read = { key: keyOf(text), opening: openingOf(text.replace('{name}, ', '')) }
  offered.set(text, read)
  return read
}

/** How many lines are read before others have their turn. */
const aStep = 100

/**
 * Reads lines of the product's own before anybody asks for them, a step at a time: whoever is the first to be offered those
 * of a theme would wait for it otherwise.
 */
export function* warmUp(texts: Iterable<string>): Generator<void> {
  let read = 0
  for (const text of texts) {
    readOffered(text)
    if (++read % aStep === 0) yield
  }
}

/** The key of a line somebody has heard: perhaps one that was offered. */
const keyOfHeard = (text: string): string => offered.get(text)?.key ?? keyOf(text)

const shared = (text: string, others: readonly ReadonlySet<string>[]): number => {
  if (others.length === 0) return 0
  const mine = [...contentOf(text)]
  if (mine.length === 0) return 0
  return mine.filter((word) => others.some((other) => other.has(word))).length / mine.length
}

/** Which lines a person has heard, and what they liked: read once, for scoring many lines of the product's own. */
export function readHistory({ recent, liked = [], gentlerThan, firstName }: Heard) {
  const nameless = recent.map((text) => withoutName(text, firstName))
  const heard = new Set(nameless.map(keyOfHeard))
  const openings = nameless.slice(0, 12).map(openingOf)
  const likedOpenings = liked.map((text) => openingOf(withoutName(text, firstName)))
  const likedContent = liked.map(contentOf)
  const replaced = gentlerThan ? [contentOf(withoutName(gentlerThan, firstName))] : []
  return {
    hasHeard: (text: string): boolean => heard.has(readOffered(text).key),
    score(text: string): number {
      const { opening } = readOffered(text)
      const worn = openings.indexOf(opening)
      return (
        (worn === -1 ? 1 : worn < 4 ? -1.5 : -0.5) +
        (likedOpenings.includes(opening) ? 0.8 : 0) +
        0.8 * shared(text, likedContent) +
        8 * shared(text, replaced)
      )
    },
  }
}

export type History = ReturnType<typeof readHistory>

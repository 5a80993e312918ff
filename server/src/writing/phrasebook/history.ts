import { openingOf } from '@glimmer/critic/judge-set'
import { withoutName, wordsOf } from '@glimmer/critic/parsed-line'
import { toSecondPerson } from '../second-person/to-second-person.ts'

/** What a user has heard, and how it felt. */
export interface Heard {
  /** Newest first. */
  recent: readonly string[]
  firstName?: string | undefined
  /** Lines they called true. */
  liked?: readonly string[] | undefined
  /** The line that the new one replaces. */
  gentlerThan?: string | undefined
}

const plain = (text: string): string => text.toLowerCase().replaceAll('’', "'").replace('{name}, ', '')

/** Normalises a line to compare it: without the name, and the same in the first and the second person. */
const keyOf = (text: string): string => plain(toSecondPerson(text)).replace(/^you may notice\b/, 'you notice')

/** The words that make one line similar to another: those of more than three letters, without endings. */
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

/**
 * Cached readings of the product's own lines, which are offered again and again. Users' own lines are never stored
 * here.
 */
const offered = new Map<string, Read>()

/** Reads one of the product's own lines, once per process: this is most of the cost of choosing a line. */
function readOffered(text: string): Read {
  const known = offered.get(text)
  if (known) return known
  const read = { key: keyOf(text), opening: openingOf(text.replace('{name}, ', '')) }
  offered.set(text, read)
  return read
}

/** How many lines are read before yielding. */
const aStep = 100

/**
 * Reads the product's own lines in advance, in steps: otherwise the first user offered those of a theme would have to
 * wait.
 */
export function* warmUp(texts: Iterable<string>): Generator<void> {
  let read = 0
  for (const text of texts) {
    readOffered(text)
    if (++read % aStep === 0) yield
  }
}

/** The key of a line the user has heard, from the cache if it is one of the product's own. */
const keyOfHeard = (text: string): string => offered.get(text)?.key ?? keyOf(text)

const shared = (text: string, others: readonly ReadonlySet<string>[]): number => {
  if (others.length === 0) return 0
  const mine = [...contentOf(text)]
  if (mine.length === 0) return 0
  return mine.filter((word) => others.some((other) => other.has(word))).length / mine.length
}

/** Prepares what a user has heard and liked, once, for scoring many of the product's own lines. */
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

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

const shared = (text: string, others: readonly ReadonlySet<string>[]): number => {
  const mine = [...contentOf(text)]
  if (mine.length === 0 || others.length === 0) return 0
  return mine.filter((word) => others.some((other) => other.has(word))).length / mine.length
}

/** Which lines a person has heard, and what they liked: read once, for scoring many lines. */
export function readHistory({ recent, liked = [], gentlerThan, firstName }: Heard) {
  const nameless = recent.map((text) => withoutName(text, firstName))
  const heard = new Set(nameless.map(keyOf))
  const openings = nameless.slice(0, 12).map(openingOf)
  const likedOpenings = liked.map((text) => openingOf(withoutName(text, firstName)))
  const likedContent = liked.map(contentOf)
  const replaced = gentlerThan ? [contentOf(withoutName(gentlerThan, firstName))] : []
  return {
    hasHeard: (text: string): boolean => heard.has(keyOf(text)),
    score(text: string): number {
      const opening = openingOf(text.replace('{name}, ', ''))
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

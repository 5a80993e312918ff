/** An ending a word of a list may have: a plural, unless it is a short word or says that it may end anyhow. */
function patternOf(word: string): string {
  if (word === '*') return '\\S+'
  if (word.endsWith('*')) return `${word.slice(0, -1)}\\S*`
  return word.length > 2 && !word.endsWith('s') ? `${word}s?` : word
}

/**
 * A pattern for a list of words and phrases: a phrase is joined by underscores; `*` ends a word that may go on, and
 * alone is any one word.
 */
export const phrases = (list: string): RegExp =>
  new RegExp(
    ` (?:${list
      .split(' ')
      .map((phrase) => phrase.split('_').map(patternOf).join(' '))
      .join('|')})(?= )`,
  )

/** Words as the patterns of `phrases` read them. */
export const spaced = (words: readonly string[]): string => ` ${words.join(' ')} `

/** A word without its plural, so that lists need one of the two; "news" is not several new ones. */
export const singular = (word: string): string =>
  word.length > 3 && word.endsWith('s') && !word.endsWith('ss') && word !== 'news' ? word.slice(0, -1) : word

const mostWords = 5

/** Words, and the phrases that they form, joined by underscores. */
export const withPhrases = (words: readonly string[], most: number): string[] =>
  Array.from({ length: most }, (_, at) => at + 1).flatMap((length) =>
    words.slice(0, Math.max(0, words.length - length + 1)).map((_, at) => words.slice(at, at + length).join('_')),
  )

/** All beginnings of a word, itself the last. */
const beginnings = (word: string): string[] => Array.from(word, (_, at) => word.slice(0, at + 1))

/**
 * Prepares many lists of words and phrases, written as for `phrases`, to be searched at once: returns which of them,
 * by their positions, contain one that the words say.
 */
export function listsMetBy(lists: readonly string[]): (words: readonly string[]) => ReadonlySet<number> {
  const exact = new Map<string, number[]>()
  const begun = new Map<string, number[]>()
  const open: { pattern: RegExp; at: number }[] = []
  const add = (index: Map<string, number[]>, key: string, at: number) => index.set(key, [...(index.get(key) ?? []), at])
  for (const [at, list] of lists.entries())
    for (const phrase of list.split(' ')) {
      if (!phrase.includes('*')) add(exact, phrase.split('_').map(singular).join('_'), at)
      else if (phrase.includes('_')) open.push({ pattern: phrases(phrase), at })
      else add(begun, phrase.slice(0, -1), at)
    }
  return (words) =>
    new Set([
      ...withPhrases(words.map(singular), mostWords).flatMap((phrase) => exact.get(phrase) ?? []),
      ...words.flatMap(beginnings).flatMap((beginning) => begun.get(beginning) ?? []),
      ...open.filter(({ pattern }) => pattern.test(spaced(words))).map(({ at }) => at),
    ])
}

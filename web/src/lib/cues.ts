import type { WordTiming } from '@glimmer/contract'

type Moment = Pick<WordTiming, 'startMs'>
type Place = Pick<WordTiming, 'charStart' | 'charEnd'>

/**
 * Which word is being said at an instant of the recording, in milliseconds: its index, or -1 before the first one.
 * A word stays lit through the pause after it. Words are in order, so this is a binary search.
 */
export function wordAt(words: readonly Moment[], ms: number): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.startMs ?? Infinity) <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** The text in three parts around a word: what was said, what is being said, what comes next. */
export function partsAround(text: string, words: readonly Place[], index: number) {
  const word = words[index]
  if (!word) return { said: '', now: '', next: text }
  const { charStart, charEnd } = word
  return { said: text.slice(0, charStart), now: text.slice(charStart, charEnd), next: text.slice(charEnd) }
}

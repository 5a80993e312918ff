/** When a word is said, in milliseconds from the beginning of the recording. */
export interface Cue {
  startMs: number
}

/**
 * Which word is being said at an instant of the recording: its index, or -1 before the first one. A word stays the
 * current one through the pause after it. Cues are in order, so this is a binary search.
 */
export function cueIndexAt(cues: readonly Cue[], ms: number): number {
  let low = 0
  let high = cues.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((cues[middle]?.startMs ?? Infinity) <= ms) low = middle + 1
    else high = middle
  }
  return low - 1
}

/** Where a word stands in its text. */
interface Span {
  charStart: number
  charEnd: number
}

/** The text in three parts: before a word, the word, and after it. Without that word, all of the text comes after. */
export function splitAtWord(text: string, words: readonly Span[], index: number) {
  const word = words[index]
  if (!word) return { before: '', current: '', after: text }
  const { charStart, charEnd } = word
  return { before: text.slice(0, charStart), current: text.slice(charStart, charEnd), after: text.slice(charEnd) }
}

/** When a word is said, in milliseconds from the beginning of the recording. */
export interface Cue {
  startMs: number
}

/**
 * The index of the word being said at `ms` of the recording, or -1 before the first. A word stays current through the
 * pause after it. Cues are in order, so this is a binary search.
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

/** The position of a word in its text. */
interface Span {
  charStart: number
  charEnd: number
}

/**
 * Splits a text into the part before a word, the word, and the part after it. Without that word, all of it is `after`.
 */
export function splitAtWord(text: string, words: readonly Span[], index: number) {
  const word = words[index]
  if (!word) return { before: '', current: '', after: text }
  const { charStart, charEnd } = word
  return { before: text.slice(0, charStart), current: text.slice(charStart, charEnd), after: text.slice(charEnd) }
}

import type { Punctuation } from '../normalise/punctuation.ts'

/** The number of each symbol the model knows. */
export type Vocabulary = Readonly<Record<string, number>>

/** A word as it sounds, and the punctuation after it. */
export interface SoundedWord {
  sounds: string
  sign: Punctuation
}

export interface Tokens {
  /** Without the pad at either end. */
  ids: number[]
  /** Each word's own tokens, counting the opening pad: from `first` up to but not including `after`. */
  words: { first: number; after: number }[]
}

/**
 * Converts words to the model's numbers: separated by spaces, with punctuation right after its word. Unknown symbols
 * are skipped.
 */
export function tokensOf(words: readonly SoundedWord[], vocabulary: Vocabulary): Tokens {
  const ids: number[] = []
  const put = (signs: string) => {
    for (const sign of signs) {
      const id = Object.hasOwn(vocabulary, sign) ? vocabulary[sign] : undefined
      if (id !== undefined) ids.push(id)
    }
  }
  const places = words.map(({ sounds, sign }, index) => {
    const first = ids.length + 1
    put(sounds)
    const after = ids.length + 1
    put(sign)
    if (index < words.length - 1) put(' ')
    return { first, after }
  })
  return { ids, words: places }
}

/** A word's position in the audio, in samples. */
export interface Span {
  start: number
  end: number
}

/**
 * Each word's position from the durations the model gave its tokens, both pads included. The decoder is driven by these
 * durations, so they are exact; the length of one unit follows from the audio's length.
 */
export function spansOf({ words }: Tokens, durations: readonly number[], samples: number): Span[] {
  const edges = [0]
  for (const duration of durations) edges.push((edges.at(-1) ?? 0) + duration)
  const all = edges.at(-1) ?? 0
  const at = (token: number) => Math.round(((edges[token] ?? 0) * samples) / all)
  return words.map(({ first, after }) => ({ start: at(first), end: at(after) }))
}

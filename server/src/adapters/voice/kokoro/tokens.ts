import type { Sign } from './sign-after.ts'

/** The number of each symbol the model knows. */
export type Vocabulary = Readonly<Record<string, number>>

/** A word as it sounds, and the punctuation after it. */
export interface SoundedWord {
  sounds: string
  sign: Sign
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

import type { Sign } from './sign-after.ts'

/** The number of each sign the model knows. */
export type Vocabulary = Readonly<Record<string, number>>

/** A word as it sounds. */
export interface SoundedWord {
  sounds: string
  sign: Sign
}

export interface Tokens {
  /** Without the pad at either end. */
  ids: number[]
  /** Where each word's own tokens lie, the opening pad counted: from `first` to before `after`. */
  words: { first: number; after: number }[]
}

/** Words in the model's numbers: parted by spaces, signs right after their word. Signs it does not know are left out. */
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

import type { Theme, WordTiming } from '@glimmer/contract'

export interface Recording {
  /** Its URL. */
  audio: string
  /** The position of each word in the text, and when it is said. */
  words: readonly Pick<WordTiming, 'charStart' | 'charEnd' | 'startMs'>[]
}

export interface SpokenLine {
  theme: Theme
  text: string
  builtIn: Recording
  natural: Recording
}

/** A recording's URL, and when each word begins, in milliseconds. */
type Take = readonly [audio: string, starts: readonly number[]]

/** A line with its recordings in the built-in and in the natural voice. */
export function spoken(theme: Theme, text: string, builtIn: Take, natural: Take): SpokenLine {
  const found = [...text.matchAll(/[\p{L}’]+/gu)]
  const recording = ([audio, starts]: Take): Recording => ({
    audio,
    words: found.map(({ 0: word, index }, at) => ({
      charStart: index,
      charEnd: index + word.length,
      startMs: starts[at] ?? Infinity,
    })),
  })
  return { theme, text, builtIn: recording(builtIn), natural: recording(natural) }
}

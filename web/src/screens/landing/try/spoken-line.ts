import type { Theme, WordTiming } from '@glimmer/contract'

export interface SpokenLine {
  theme: Theme
  text: string
  /** The URL of its recording. */
  audio: string
  /** The position of each word in the text, and when it is said. */
  words: readonly Pick<WordTiming, 'charStart' | 'charEnd' | 'startMs'>[]
}

/** A line with its recording; `starts` lists when each word begins, in milliseconds. */
export function spoken(theme: Theme, text: string, audio: string, starts: readonly number[]): SpokenLine {
  const words = [...text.matchAll(/[\p{L}’]+/gu)].map(({ 0: word, index }, at) => ({
    charStart: index,
    charEnd: index + word.length,
    startMs: starts[at] ?? Infinity,
  }))
  return { theme, text, audio, words }
}

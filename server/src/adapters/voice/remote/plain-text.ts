import type { Pause } from '../normalise/find-words.ts'
import type { WrittenWord } from '../normalise/normalise.ts'

const pauseMarks: Record<Pause, RegExp> = { stop: /[.!?…]/, breath: /[,;:—–]/, none: /(?!)/ }
const defaultMark: Record<Pause, string> = { stop: '.', breath: ',', none: '' }

/**
 * The text for an engine that reads numbers and symbols by itself: the words as written and the pauses between them.
 * Markup, URLs and emoji are removed, so that every spoken word can be highlighted.
 */
export function plainText(text: string, words: readonly WrittenWord[]): string {
  return words
    .map((word, index) => {
      const gap = text.slice(word.charEnd, words[index + 1]?.charStart)
      return word.text + (pauseMarks[word.pause].exec(gap)?.[0] ?? defaultMark[word.pause])
    })
    .join(' ')
}

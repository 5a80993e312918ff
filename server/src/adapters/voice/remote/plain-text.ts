import type { Pause } from '../normalise/find-words.ts'
import type { WrittenWord } from '../normalise/normalise.ts'

const pauseMarks: Record<Pause, RegExp> = { stop: /[.!?…]/, breath: /[,;:—–]/, none: /(?!)/ }
const defaultMark: Record<Pause, string> = { stop: '.', breath: ',', none: '' }

/**
 * A text as it is sent to an engine that reads numbers and signs by itself: the words as written and the rests between
 * them. Markup, addresses and emoji are gone, so that nothing is spoken that is not lit.
 */
export function plainText(text: string, words: readonly WrittenWord[]): string {
  return words
    .map((word, index) => {
      const gap = text.slice(word.charEnd, words[index + 1]?.charStart)
      return word.text + (pauseMarks[word.pause].exec(gap)?.[0] ?? defaultMark[word.pause])
    })
    .join(' ')
}

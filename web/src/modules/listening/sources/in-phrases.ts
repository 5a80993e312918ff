import type { WordTiming } from '@glimmer/contract'

const endsPhrase = /[.,;:!?…–—]/

/**
 * Merges words with estimated times into the phrases between punctuation marks: a phrase that lights up slightly early
 * or late is still the one being said; a word is not.
 */
export function inPhrases(text: string, words: readonly WordTiming[]): WordTiming[] {
  const phrases: WordTiming[] = []
  let open: WordTiming | undefined
  for (const [index, word] of words.entries()) {
    const charStart: number = open?.charStart ?? word.charStart
    const { charEnd, endMs } = word
    open = { text: text.slice(charStart, charEnd), charStart, charEnd, startMs: open?.startMs ?? word.startMs, endMs }
    const next = words[index + 1]
    if (next && !endsPhrase.test(text.slice(word.charStart, next.charStart))) continue
    phrases.push(open)
    open = undefined
  }
  return phrases
}

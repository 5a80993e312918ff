import type { WordTiming } from '@glimmer/contract'

/** A reading pace in milliseconds: per word, per letter, and the pause after a clause or sentence. */
const pace = { word: 170, letter: 45, clause: 250, sentence: 500 }

const restAfter = (word: string) => {
  if (/[.!?…]["'”’)]*$/.test(word)) return pace.sentence
  return /[,;:–—]["'”’)]*$/.test(word) ? pace.clause : 0
}

/**
 * Estimates when each word of a text is said, from its spelling alone: longer words take longer, punctuation adds a
 * pause. With `durationMs` the whole is scaled to that length; without, it has the pace of slow reading.
 */
export function estimateCues(text: string, durationMs?: number): WordTiming[] {
  let ms = 0
  const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => {
    const startMs = ms
    const endMs = startMs + pace.word + word.length * pace.letter
    ms = endMs + restAfter(word)
    return { text: word, charStart: index, charEnd: index + word.length, startMs, endMs }
  })
  const end = words.at(-1)?.endMs ?? 0
  if (durationMs === undefined || end === 0) return words
  const stretch = durationMs / end
  return words.map((word) => ({ ...word, startMs: word.startMs * stretch, endMs: word.endMs * stretch }))
}

/** The same for a voice known to speak from `startMs` to `endMs`. */
export const estimateCuesWithin = (
  text: string,
  { startMs, endMs }: Pick<WordTiming, 'startMs' | 'endMs'>,
): WordTiming[] =>
  estimateCues(text, endMs - startMs).map((word) => ({
    ...word,
    startMs: startMs + word.startMs,
    endMs: startMs + word.endMs,
  }))

const endsPhrase = /[.,;:!?…–—]/

/**
 * Merges words with estimated times into the phrases between punctuation marks: a phrase that lights up slightly early
 * or late is still the one being said; a word is not.
 */
export function mergeIntoPhrases(text: string, words: readonly WordTiming[]): WordTiming[] {
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

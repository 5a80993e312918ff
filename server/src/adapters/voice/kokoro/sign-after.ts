import type { WrittenWord } from '../normalise/normalise.ts'

/** What follows a word, in the signs the model knows; empty where the voice runs on. A question is not said like a statement. */
export type Sign = '' | '.' | '!' | '?' | ',' | ';' | ':' | '—'

/** The sign after a word of a text, before the next one. What the normaliser took for no rest is none. */
export function signAfter(text: string, { charEnd, pause }: WrittenWord, next: WrittenWord | undefined): Sign {
  if (pause === 'none') return ''
  const gap = text.slice(charEnd, next?.charStart)
  if (pause === 'stop') return /[?？]/.test(gap) ? '?' : /[!！]/.test(gap) ? '!' : '.'
  if (/[;；]/.test(gap)) return ';'
  if (/[:：]/.test(gap)) return ':'
  return /[—―–]|-/.test(gap) ? '—' : ','
}

export const endsSentence = (sign: Sign) => sign === '.' || sign === '!' || sign === '?'

import type { FoundWord, Pause } from './find-words.ts'

/** The punctuation after a word; empty if the voice runs on. A question is spoken differently from a statement. */
export type Punctuation = '' | '.' | '!' | '?' | ',' | ';' | ':' | '—'

/**
 * The punctuation after a word of a text, before the next one. Punctuation the normaliser does not treat as a pause is
 * ignored.
 */
export function punctuationAfter(
  text: string,
  { charEnd, pause }: Pick<FoundWord, 'charEnd'> & { pause: Pause },
  next: FoundWord | undefined,
): Punctuation {
  if (pause === 'none') return ''
  const gap = text.slice(charEnd, next?.charStart)
  if (pause === 'stop') return /[?？]/.test(gap) ? '?' : /[!！]/.test(gap) ? '!' : '.'
  if (/[;；]/.test(gap)) return ';'
  if (/[:：]/.test(gap)) return ':'
  return /[—―–]|-/.test(gap) ? '—' : ','
}

export const endsSentence = (sign: Punctuation) => sign === '.' || sign === '!' || sign === '?'
export const endsPhrase = (sign: Punctuation) => sign !== '' && !endsSentence(sign)

import { respellName } from '../names/respell-name.ts'
import { fold } from '../normalise/fold.ts'
import type { WrittenWord } from '../normalise/normalise.ts'

/** The name of a letter, as an engine reads it by itself. */
const asLetter = (word: string) => (word === 'ay' ? 'A' : word.length === 1 ? word.toUpperCase() : word)

/**
 * A word for an engine that takes text only: figures, signs and abbreviations in words, so that every voice reads them
 * alike, names whose spelling misleads as they sound, and every other word as it is written.
 */
export function saidText({ text, spoken }: WrittenWord): string {
  const name = respellName(text)
  if (name) return name
  const isSpelled = spoken.every((word) => asLetter(word) !== word)
  const isFigure = /[\p{N}£$€¥%&+=@×°]/u.test(text)
  const isPlain =
    fold(text)
      .toLowerCase()
      .replaceAll(/[^a-z']/g, '') === spoken.join('')
  return !isFigure && (isPlain || isSpelled) ? text : spoken.map(asLetter).join(' ')
}

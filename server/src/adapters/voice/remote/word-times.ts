import { wordOfEachPhone } from '../flite/segments.ts'
import { fold } from '../normalise/fold.ts'
import type { WrittenWord } from '../normalise/normalise.ts'
import { saidText } from './said-text.ts'

export interface Span {
  startMs: number
  endMs: number
}

/** A piece of text an engine reports times for: a word, punctuation or a single character. */
export interface TimedPiece extends Span {
  text: string
}

/** Symbols that are read aloud count as letters here. */
const lettersOf = (text: string) =>
  [...fold(text).toLowerCase()].filter((letter) => /[\p{L}\p{N}&+@=%×£$€¥]/u.test(letter))

/** The letters of a word as the pieces will spell it: engines may turn "seven thirty and" into "07:30 &" again. */
function expectedLetters(word: WrittenWord, heard: ReadonlySet<string>): string[] {
  const written = lettersOf(word.text)
  const isFigure = written.some((letter) => !/\p{L}/u.test(letter))
  const isAsWritten = isFigure && written.every((letter) => /\p{L}/u.test(letter) || heard.has(letter))
  return isAsWritten ? written : lettersOf(saidText(word))
}

/**
 * When each word is spoken, from the times an engine gave for its own pieces; undefined if they do not match. Pieces
 * are aligned with the words letter by letter, because engines split and spell words their own way.
 */
export function fromPieces(pieces: readonly TimedPiece[], words: readonly WrittenWord[]): Span[] | undefined {
  const heard = pieces.flatMap((piece) => lettersOf(piece.text).map((letter) => ({ letter, piece })))
  const letters = heard.map(({ letter }) => letter)
  const distinct = new Set(letters)
  const owners = wordOfEachPhone(
    letters,
    words.map((word) => expectedLetters(word, distinct)),
  )
  const spans = words.map((_, word) => {
    const own = heard.filter((_, index) => owners[index] === word)
    const [first, last] = [own[0]?.piece, own.at(-1)?.piece]
    return first && last ? { startMs: first.startMs, endMs: last.endMs } : undefined
  })
  return spans.every((span) => span !== undefined) ? spans : undefined
}

/**
 * Rounds spans to whole milliseconds, in order, none empty and none beyond the end; undefined if the times are far off.
 */
export function areInOrder(spans: readonly Span[], durationMs: number): Span[] | undefined {
  const last = spans.at(-1)
  if (!last || last.endMs > durationMs + 100 || spans.some(({ startMs, endMs }) => !(startMs <= endMs)))
    return undefined
  let reached = 0
  const ordered = spans.map((span, index) => {
    const latest = Math.floor(durationMs) - (spans.length - index)
    const startMs = Math.min(Math.max(Math.round(span.startMs), reached), latest)
    reached = Math.min(Math.max(Math.round(span.endMs), startMs + 1), latest + 1)
    return { startMs, endMs: reached }
  })
  return ordered
}

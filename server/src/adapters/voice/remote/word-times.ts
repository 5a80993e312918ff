import { wordOfEachPhone } from '../flite/align.ts'
import { fold } from '../normalise/fold.ts'
import type { WrittenWord } from '../normalise/normalise.ts'

export interface Span {
  startMs: number
  endMs: number
}

/** A piece of what an engine says it said: a word, a sign or a single character. */
export interface TimedPiece extends Span {
  text: string
}

/** How much quiet engines leave before the first word and after the last: unknown, and near this. */
const LEAD_MS = 60
const TAIL_MS = 150
/** What a rest takes, in letters. */
const REST_LETTERS = { none: 1, breath: 4, stop: 8 }

/** Signs that are read aloud count as letters here. */
const lettersOf = (text: string) =>
  [...fold(text).toLowerCase()].filter((letter) => /[\p{L}\p{N}&+@=%×£$€¥]/u.test(letter))

/** The letters of a word as the pieces will have them: engines may give back "07:30 &" or "seven thirty and". */
function expectedLetters({ text, spoken }: WrittenWord, heard: ReadonlySet<string>): string[] {
  const written = lettersOf(text)
  const isAsWritten = written.every((letter) => /\p{L}/u.test(letter) || heard.has(letter))
  return isAsWritten ? written : spoken.flatMap(lettersOf)
}

/**
 * When each word is said, from the times an engine gave for its own pieces; undefined where the two do not belong
 * together. Pieces are laid along the words letter by letter, because engines cut and spell words their own way.
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

/** Stretches the word times of another voice onto a recording whose length is all that is known of it. */
export function fromGuide(guide: readonly Span[], durationMs: number): Span[] {
  const from = guide[0]?.startMs ?? 0
  const length = (guide.at(-1)?.endMs ?? 0) - from
  const scale = Math.max(durationMs - LEAD_MS - TAIL_MS, durationMs / 2) / Math.max(length, 1)
  const place = (ms: number) => LEAD_MS + (ms - from) * scale
  return guide.map(({ startMs, endMs }) => ({ startMs: place(startMs), endMs: place(endMs) }))
}

/** The same by counting letters, where no other voice could speak. */
export function fromLetters(words: readonly WrittenWord[], durationMs: number): Span[] {
  let reached = 0
  const guide = words.map(({ spoken, pause }) => {
    const startMs = reached
    const endMs = startMs + spoken.reduce((sum, word) => sum + word.length, 0)
    reached = endMs + REST_LETTERS[pause]
    return { startMs, endMs }
  })
  return fromGuide(guide, durationMs)
}

/** Whole milliseconds, in order, none empty and none beyond the end; undefined where the times say otherwise by far. */
export function inOrder(spans: readonly Span[], durationMs: number): Span[] | undefined {
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

import type { SilentSpan } from '#sound/mp3-pauses.ts'
import type { WrittenWord } from '../normalise/normalise.ts'
import type { Span } from './word-times.ts'

/** The length of a pause that cannot be heard in the audio, in letters. */
const pauseLetters = { none: 1, breath: 4, stop: 8 }
/** The cost of punctuation without a pause, and the reward for matching a longer pause. */
const passedOver = { none: 0, breath: 2, stop: 6 }
const rewardPerSecond = 20
/** A pause this far from the position that letters give the punctuation costs one unit. */
const usualErrorMs = 250
/** A longer pause is never part of a word; shorter silences may be closed consonants. */
const surelyPauseMs = 150

const lettersOf = ({ spoken }: WrittenWord) => spoken.reduce((sum, word) => sum + word.length, 0) + pauseLetters.none

/** Where the voice starts and ends, and the pauses between. */
function withinSpeech(pauses: readonly SilentSpan[], durationMs: number) {
  const [first, last] = [pauses[0], pauses.at(-1)]
  const startMs = first && first.startMs <= 0 ? first.endMs : 0
  const endMs = last && last !== first && last.endMs >= durationMs - 1 ? last.startMs : durationMs
  return { startMs, endMs, inner: pauses.filter((pause) => pause.startMs > startMs && pause.endMs < endMs) }
}

/** Punctuation after a word, and its position estimated from letters: milliseconds of voice from the first word on. */
interface PunctuationMark {
  word: number
  pause: WrittenWord['pause']
  voiceMs: number
}

/** A pause, and how much voice comes before it. */
interface Heard extends SilentSpan {
  voiceMs: number
}

/** The cost of matching punctuation with a pause; negative if they fit well. */
const misfit = ({ voiceMs }: PunctuationMark, pause: Heard) =>
  ((voiceMs - pause.voiceMs) / usualErrorMs) ** 2 - ((pause.endMs - pause.startMs) / 1000) * rewardPerSecond

/** The best pause for each punctuation mark, in order; either may remain unmatched. */
function matched(signs: readonly PunctuationMark[], pauses: readonly Heard[]): Map<number, SilentSpan> {
  interface Choice {
    cost: number
    chosen: readonly [number, SilentSpan][]
  }
  let row: Choice[] = Array.from({ length: pauses.length + 1 }, () => ({ cost: 0, chosen: [] }))
  for (const sign of signs) {
    const next: Choice[] = []
    for (const [upTo, without] of row.entries()) {
      const pause = pauses[upTo - 1]
      const before = row[upTo - 1]
      const options: Choice[] = [{ cost: without.cost + passedOver[sign.pause], chosen: without.chosen }]
      if (pause && before)
        options.push({ cost: before.cost + misfit(sign, pause), chosen: [...before.chosen, [sign.word, pause]] })
      const left = next[upTo - 1]
      if (left) options.push(left)
      next.push(options.reduce((best, option) => (option.cost < best.cost ? option : best)))
    }
    row = next
  }
  return new Map(row.at(-1)?.chosen)
}

/** Distributes words between two times in proportion to their letters. */
function spread(words: readonly WrittenWord[], startMs: number, endMs: number): Span[] {
  const pauses = words.map(({ pause }, index) =>
    index + 1 < words.length ? pauseLetters[pause] - pauseLetters.none : 0,
  )
  const letters = words.reduce((sum, word, index) => sum + lettersOf(word) + (pauses[index] ?? 0), 0)
  const msALetter = (endMs - startMs) / letters
  let reached = startMs
  return words.map((word, index) => {
    const start = reached
    const end = start + lettersOf(word) * msALetter
    reached = end + (pauses[index] ?? 0) * msALetter
    return { startMs: start, endMs: end }
  })
}

/**
 * Estimates when each word is spoken in a recording without word times: phrases lie between the pauses heard in the
 * audio, and within a phrase words take time in proportion to their letters. Punctuation is aligned with pauses by its
 * position estimated from letters; if no pause is heard, letters alone decide.
 */
export function timesFromPauses(
  words: readonly WrittenWord[],
  durationMs: number,
  pauses: readonly SilentSpan[],
): Span[] {
  const { startMs, endMs, inner } = withinSpeech(pauses, durationMs)
  const silent = (upTo: number) =>
    inner
      .filter((pause) => pause.endMs <= upTo && pause.endMs - pause.startMs > surelyPauseMs)
      .reduce((sum, pause) => sum + pause.endMs - pause.startMs, 0)
  const voiceMs = endMs - startMs - silent(endMs)
  const letters = words.reduce((sum, word) => sum + lettersOf(word), 0)
  let reached = 0
  const signs = words.flatMap((word, index): PunctuationMark[] => {
    reached += lettersOf(word)
    const isSign = word.pause !== 'none' && index + 1 < words.length
    return isSign ? [{ word: index, pause: word.pause, voiceMs: (reached / letters) * voiceMs }] : []
  })
  const heard = inner.map((pause) => ({ ...pause, voiceMs: pause.startMs - startMs - silent(pause.startMs) }))
  const spans: Span[] = []
  let from = { word: 0, ms: startMs }
  for (const [word, pause] of matched(signs, heard)) {
    spans.push(...spread(words.slice(from.word, word + 1), from.ms, pause.startMs))
    from = { word: word + 1, ms: pause.endMs }
  }
  return [...spans, ...spread(words.slice(from.word), from.ms, endMs)]
}

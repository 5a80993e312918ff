import type { Sound } from './narrate.ts'

/** A sound and its start in the film, in milliseconds. */
export interface PlacedSound extends Sound {
  atMs: number
}
interface Cue {
  text: string
  from: number
  to: number
}

/** The most characters in a caption: two lines. */
const maxCharacters = 74
/** How long a caption stays after its words, unless the next one starts. */
const lingerMs = 700

const stamp = (ms: number) => new Date(Math.round(ms)).toISOString().slice(14, 23)

/** One caption per sentence; a long sentence is split into captions of similar length, so that no word stands alone. */
function cuesOf({ text, words, atMs }: PlacedSound): Cue[] {
  const startOf = (at: number) => words[at]?.charStart ?? text.length
  const saidBetween = (from: number, to: number) => text.slice(startOf(from), startOf(to)).trim()
  const ends = words.flatMap((_, at) => (/[.!?]$/.test(saidBetween(at, at + 1)) ? [at + 1] : []))
  const sentences = [...new Set([0, ...ends, words.length])]
  const cuts = sentences.flatMap((from, at) => {
    const until = sentences[at + 1]
    if (until === undefined) return [from]
    const whole = saidBetween(from, until).length
    const part = whole / Math.ceil(whole / maxCharacters)
    const partOf = (word: number) => Math.floor((startOf(word) - startOf(from)) / part)
    const within = Array.from({ length: until - from - 1 }, (_, ahead) => from + ahead + 1)
    return [from, ...within.filter((word) => partOf(word) > partOf(word - 1))]
  })
  return cuts.slice(0, -1).map((from, at) => {
    const next = cuts[at + 1] ?? words.length
    const [first, last] = [words[from], words[next - 1]]
    return {
      text: saidBetween(from, next),
      from: atMs + (first?.startMs ?? 0),
      to: atMs + (last?.endMs ?? 0) + lingerMs,
    }
  })
}

/** All captions as WebVTT; each ends when the next one starts. */
export function writeCaptions(placed: readonly PlacedSound[]): string {
  const cues = placed.flatMap(cuesOf).toSorted((a, b) => a.from - b.from)
  const blocks = cues.map(({ text, from, to }, at) => {
    const end = Math.min(to, cues[at + 1]?.from ?? to)
    return `${stamp(from)} --> ${stamp(end)}\n${text}\n`
  })
  return `WEBVTT\n\n${blocks.join('\n')}`
}

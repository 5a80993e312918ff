import type { Sound } from './narrate.ts'

/** A sound and when it begins in the film, in milliseconds. */
export interface Placed extends Sound {
  atMs: number
}
interface Cue {
  text: string
  from: number
  to: number
}

/** Two lines of a caption at most. */
const longest = 74
/** How long words stay after they were said, unless the next ones come, in milliseconds. */
const linger = 700

const stamp = (ms: number) => new Date(Math.round(ms)).toISOString().slice(14, 23)

/** Cuts what is said after sentences, and where a caption would grow too long. */
function cuesOf({ text, words, atMs }: Placed): Cue[] {
  const cues: Cue[] = []
  let begin = 0
  for (const [at, word] of words.entries()) {
    const next = words[at + 1]
    const start = words[begin]?.charStart ?? 0
    const said = text.slice(start, next?.charStart ?? text.length).trim()
    const grown = next && text.slice(start, next.charEnd).length > longest
    if (next && !grown && !/[.!?]$/.test(said)) continue
    cues.push({ text: said, from: atMs + (words[begin]?.startMs ?? 0), to: atMs + word.endMs + linger })
    begin = at + 1
  }
  return cues
}

/** All that is said as WebVTT; no caption stays on when the next one begins. */
export function writeCaptions(placed: readonly Placed[]): string {
  const cues = placed.flatMap(cuesOf).toSorted((a, b) => a.from - b.from)
  const blocks = cues.map(({ text, from, to }, at) => {
    const end = Math.min(to, cues[at + 1]?.from ?? to)
    return `${stamp(from)} --> ${stamp(end)} line:90%\n${text}\n`
  })
  return `WEBVTT\n\n${blocks.join('\n')}`
}

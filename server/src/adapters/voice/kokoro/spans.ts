import type { Tokens } from './tokens.ts'

/** A word's position in the audio, in samples. */
export interface Span {
  start: number
  end: number
}

/**
 * Each word's position from the durations the model gave its tokens, both pads included. The decoder is driven by these
 * durations, so they are exact; the length of one unit follows from the audio's length.
 */
export function spansOf({ words }: Tokens, durations: readonly number[], samples: number): Span[] {
  const edges = [0]
  for (const duration of durations) edges.push((edges.at(-1) ?? 0) + duration)
  const all = edges.at(-1) ?? 0
  const at = (token: number) => Math.round(((edges[token] ?? 0) * samples) / all)
  return words.map(({ first, after }) => ({ start: at(first), end: at(after) }))
}

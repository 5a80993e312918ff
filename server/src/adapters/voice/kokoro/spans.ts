import type { Tokens } from './tokens.ts'

/** Where a word is in a sound, in samples. */
export interface Span {
  start: number
  end: number
}

/**
 * Where each word is by the lengths the model gave its tokens, both pads included. The decoder is driven by these very
 * lengths, so they are no estimate; how long one unit is follows from the sound's own length.
 */
export function spansOf({ words }: Tokens, durations: readonly number[], samples: number): Span[] {
  const edges = [0]
  for (const duration of durations) edges.push((edges.at(-1) ?? 0) + duration)
  const all = edges.at(-1) ?? 0
  const at = (token: number) => Math.round(((edges[token] ?? 0) * samples) / all)
  return words.map(({ first, after }) => ({ start: at(first), end: at(after) }))
}

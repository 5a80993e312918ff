/** A whole number from any words, the same every time (FNV-1a, 32 bits). */
export function seedFrom(words: string): number {
  let hash = 0x811c9dc5
  for (const sign of words) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** From 0 up to 1, evenly. */
export type Random = () => number

/** The same row of numbers for the same seed (mulberry32): for pictures, never for secrets. */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** From -1 to 1, mostly near 0. */
export const aroundZero = (random: Random) => (random() + random() + random() - 1.5) / 1.5

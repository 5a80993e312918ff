/** A 32-bit hash of a text (FNV-1a), the same every time. */
export function seedFrom(words: string): number {
  let hash = 0x811c9dc5
  for (const sign of words) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193)
  return hash >>> 0
}

/** Returns numbers from 0 up to 1 (exclusive), evenly distributed. */
export type Random = () => number

/** A generator that yields the same sequence for the same seed (mulberry32): for pictures, never for secrets. */
export function randomFrom(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000
  }
}

/** A number from -1 to 1, mostly near 0. */
export const aroundZero = (random: Random) => (random() + random() + random() - 1.5) / 1.5

/** The start value of the hash FNV-1a, 32 bits. */
export const fnvBasis = 0x811c9dc5

/** Adds one unit to an FNV-1a hash. */
export const fnvStep = (hash: number, unit: number): number => Math.imul(hash ^ unit, 0x01000193)

/** FNV-1a over the UTF-16 code units of a text, 32 bits. */
export function fnv1a(text: string): number {
  let hash = fnvBasis
  for (let at = 0; at < text.length; at++) hash = fnvStep(hash, text.charCodeAt(at))
  return hash >>> 0
}

/** Returns numbers from 0 up to, not including, 1, evenly distributed. */
export type Random = () => number

/**
 * Returns a generator of pseudo-random numbers from 0 up to, not including, 1 (mulberry32): the same seed gives the same
 * numbers. For variety, not for secrets.
 */
export function mulberry32(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

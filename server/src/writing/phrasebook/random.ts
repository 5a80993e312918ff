/** A pseudo-random stream: the same seed gives the same choices. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** Returns one element of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T
}

/** FNV-1a, 32 bits. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let at = 0; at < text.length; at++) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193)
  return value >>> 0
}

/** Mulberry32 over the hashed seed. For variety, not for secrets. */
export function randomFrom(seed: string): Random {
  let state = hash(seed)
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)]
    if (chosen === undefined) throw new RangeError('There is nothing to pick from.')
    return chosen
  }
  return { next, pick }
}

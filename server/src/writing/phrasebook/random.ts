import { fnv1a, mulberry32 } from '@glimmer/lib/seeded-random'

/** A pseudo-random stream: the same seed gives the same choices. */
export interface Random {
  /** From 0 up to, not including, 1. */
  next(): number
  /** Returns one element of the list, which must not be empty. */
  pick<T>(list: readonly T[]): T
}

/** Returns the stream of a seed. For variety, not for secrets. */
export function randomFrom(seed: string): Random {
  const next = mulberry32(fnv1a(seed))
  const pick = <T>(list: readonly T[]): T => {
    const chosen = list[Math.floor(next() * list.length)]
    if (chosen === undefined) throw new RangeError('There is nothing to pick from.')
    return chosen
  }
  return { next, pick }
}

import { createHash } from 'node:crypto'

/** A number from 0 up to, but not, 1 that is always the same for the same words. */
function fraction(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE() / 2 ** 32
}

/** One of a list, always the same for the same seed. */
export const pick = <T>(list: readonly [T, ...T[]], seed: string): T =>
  list[Math.floor(fraction(seed) * list.length)] ?? list[0]

/** The list in an order of the seed's. */
export const shuffle = <T extends string>(list: readonly T[], seed: string): T[] =>
  list.toSorted((a, b) => fraction(`${seed} ${a}`) - fraction(`${seed} ${b}`))

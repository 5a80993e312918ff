import { createHash } from 'node:crypto'

/** Returns a number from 0 up to, but not including, 1 that is the same for the same seed. */
function fraction(seed: string): number {
  return createHash('sha256').update(seed).digest().readUInt32BE() / 2 ** 32
}

/** Returns one element of a list, the same for the same seed. */
export const pick = <T>(list: readonly [T, ...T[]], seed: string): T =>
  list[Math.floor(fraction(seed) * list.length)] ?? list[0]

/** Returns the list in an order determined by the seed. */
export const shuffle = <T extends string>(list: readonly T[], seed: string): T[] =>
  list.toSorted((a, b) => fraction(`${seed} ${a}`) - fraction(`${seed} ${b}`))

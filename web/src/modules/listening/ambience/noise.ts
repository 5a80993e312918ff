import type { Random } from '@glimmer/lib/seeded-random'

/** Makes a function that returns the next sample on each call. */
export type Generator = (random: Random, rate: number) => () => number

export const white = (random: Random) => random() * 2 - 1

/** Brown noise: each sample is a small random step from the last, pulled back towards zero. */
export const brown: Generator = (random) => {
  let last = 0
  return () => {
    last = last * 0.998 + white(random) * 0.06
    return last
  }
}

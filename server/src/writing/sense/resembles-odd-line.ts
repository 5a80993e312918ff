import { bank } from '../bank/bank.ts'
import { nearestAmong, weightsFrom } from './neighbours.ts'
import { oddLines } from './odd-lines.ts'

/** How much more similar to an odd line than to any good one a line must be to count as odd itself. */
const oddity = 1.1

/** Returns a test of whether a line resembles the odd ones more than any good one. */
export function comparedWith(good: readonly string[], odd: readonly string[]): (text: string) => boolean {
  const weight = weightsFrom([...good, ...odd])
  const nearestGood = nearestAmong(good, weight)
  const nearestOdd = nearestAmong(odd, weight)
  return (text) => nearestOdd(text) > oddity * nearestGood(text)
}

/** The same test with the whole bank as good lines. Indexes them all: half a second on one core, and 20 MB. */
export const readOddLines = (): ((text: string) => boolean) =>
  comparedWith(
    bank.map(({ text }) => text),
    oddLines,
  )

import { bank } from '../bank/bank.ts'
import { nearestAmong, weightsFrom } from './neighbours.ts'
import { oddLines } from './odd-lines.ts'

/** How much nearer to an odd line than to any good one a line has to be before it is called odd itself. */
const oddity = 1.1

/** Whether a line is like those that were marked odd, and less like any that was marked good. */
export function comparedWith(good: readonly string[], odd: readonly string[]): (text: string) => boolean {
  const weight = weightsFrom([...good, ...odd])
  const nearestGood = nearestAmong(good, weight)
  const nearestOdd = nearestAmong(odd, weight)
  return (text) => nearestOdd(text) > oddity * nearestGood(text)
}

/** The same with the whole bank beside the odd lines. Reads them all: half a second of one core, and 20 MB. */
export const readOddLines = (): ((text: string) => boolean) =>
  comparedWith(
    bank.map(({ text }) => text),
    oddLines,
  )

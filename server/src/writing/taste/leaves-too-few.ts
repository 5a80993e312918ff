import { bank } from '../bank/bank.ts'
import { stemsOf, wordCounter } from './word-forms.ts'

/** A line can be found for every moment while each theme has at least this share of its lines. */
const leastShare = 0.6

let stemsByTheme: readonly (readonly string[])[] | undefined

/** Whether some theme has too few lines left without these words. */
export function leavesTooFew(avoided: readonly string[]): boolean {
  stemsByTheme ??= [...Map.groupBy(bank, ({ theme }) => theme).values()].map((lines) =>
    lines.map(({ text }) => stemsOf(text)),
  )
  const count = wordCounter(avoided)
  return stemsByTheme.some((lines) => lines.filter((stems) => count(stems) === 0).length < leastShare * lines.length)
}

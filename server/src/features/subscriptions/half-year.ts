import { monthsAfter } from '#time/months.ts'

/** How many half-years of somebody's own have passed: the first ends six months after they began. */
function halfYears(startedAt: Date, at: Date): number {
  let passed = 0
  while (monthsAfter(startedAt, 6 * (passed + 1)) <= at) passed++
  return passed
}

/**
 * Whether a half-year of this subscription ends within the period, or with it: the renewal at the period's end is then
 * the one to be reminded of. A trial shifts the periods against the half-years; still one of six is found.
 */
export const endsHalfAYear = (startedAt: Date, periodStart: Date, periodEnd: Date): boolean =>
  halfYears(startedAt, periodEnd) > halfYears(startedAt, periodStart)

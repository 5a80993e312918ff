import { monthsAfter } from '#time/months.ts'

/** How many half-years have passed since the subscription started; the first ends six months after. */
function halfYears(startedAt: Date, at: Date): number {
  let passed = 0
  while (monthsAfter(startedAt, 6 * (passed + 1)) <= at) passed++
  return passed
}

/**
 * Whether a half-year of this subscription ends within the period, or with it: then the renewal at the period's end is
 * the one to announce. A trial shifts the periods relative to the half-years; still one renewal in six is found.
 */
export const endsHalfAYear = (startedAt: Date, periodStart: Date, periodEnd: Date): boolean =>
  halfYears(startedAt, periodEnd) > halfYears(startedAt, periodStart)

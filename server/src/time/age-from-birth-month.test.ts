import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { adultAge, certainFrom, yearsBefore } from './age-from-birth-month.ts'
import { daysAfter } from './wall-clock.ts'

const births = fc.record({ month: fc.integer({ min: 1, max: 12 }), year: fc.integer({ min: 1930, max: 2030 }) })
const lastDayOf = (year: number, month: number) => new Date(Date.UTC(year, month, 0)).getUTCDate()

/** A person's age on a day, as families count it: a birthday on 29 February is celebrated on 1 March. */
function yearsLived(birth: { year: number; month: number; day: number }, on: string): number {
  const [year = 0, month = 0, day = 0] = on.split('-').map(Number)
  const isBefore = month < birth.month || (month === birth.month && day < birth.day)
  return year - birth.year - (isBefore ? 1 : 0)
}

describe('certainFrom', () => {
  test('returns the first day on which everybody born in that month has the age', () => {
    fc.assert(
      fc.property(births, fc.constantFrom(13, 16, adultAge), ({ month, year }, years) => {
        const from = certainFrom({ month, year }, years)
        expect(yearsLived({ year, month, day: lastDayOf(year, month) }, from)).toBe(years)
        expect(yearsLived({ year, month, day: 1 }, daysAfter(from, -32))).toBe(years - 1)
        expect(from).toMatch(/^\d{4}-\d\d-01$/)
      }),
    )
  })

  test('agrees with yearsBefore, counted from the day of adulthood', () => {
    fc.assert(
      fc.property(births, fc.integer({ min: 13, max: 18 }), (birth, years) => {
        expect(yearsBefore(certainFrom(birth, adultAge), adultAge - years)).toBe(certainFrom(birth, years))
      }),
    )
  })

  test('returns January of the next year for December', () => {
    expect(certainFrom({ month: 12, year: 2011 }, 18)).toBe('2030-01-01')
    expect(certainFrom({ month: 3, year: 2011 }, 18)).toBe('2029-04-01')
  })
})

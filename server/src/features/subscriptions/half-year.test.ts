import { expect, test } from 'vitest'
import { monthsAfter } from '#time/months.ts'
import { endsHalfAYear } from './notices.ts'

const at = (day: string) => new Date(`${day}T10:00:00Z`)

/** The numbers of the renewals that are announced within two years, for monthly periods from `anchor` on. */
const remindedOf = (started: string, anchor = started) =>
  Array.from({ length: 24 }, (_, month) => month + 1).filter((month) =>
    endsHalfAYear(at(started), monthsAfter(at(anchor), month - 1), monthsAfter(at(anchor), month)),
  )

test('the same day some months later is the last day of a shorter month', () => {
  expect(monthsAfter(at('2026-08-31'), 6)).toEqual(at('2027-02-28'))
  expect(monthsAfter(at('2027-08-31'), 6)).toEqual(at('2028-02-29'))
  expect(monthsAfter(at('2026-12-15'), 1)).toEqual(at('2027-01-15'))
})

test.each(['2026-11-20', '2027-01-01', '2026-07-31', '2026-08-31', '2028-02-29', '2027-01-30'])(
  'begun on %s, every sixth renewal ends a half-year, and no other',
  (started) => expect(remindedOf(started)).toEqual([6, 12, 18, 24]),
)

test.each([
  ['2026-11-20', '2026-11-27'],
  ['2027-01-31', '2027-02-28'],
  ['2027-01-24', '2027-01-31'],
])('begun on %s with a trial until %s, the half-year counts from the first day', (started, anchor) => {
  // The first payment is announced by the reminder of the trial's end.
  const reminded = remindedOf(started, anchor)
  expect(reminded).toHaveLength(4)
  for (const [place, month] of reminded.entries()) expect(6 * (place + 1) - month).toBeLessThanOrEqual(1)
})

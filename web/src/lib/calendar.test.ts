import { expect, test } from 'vitest'

import { daysBefore, daysOf, localDay, monthsAfter } from './calendar.ts'

test('steps over the end of a year in both directions', () => {
  expect(monthsAfter('2026-11', 2)).toBe('2027-01')
  expect(monthsAfter('2026-01', -1)).toBe('2025-12')
})

test('returns the last day of a month, also in leap years', () => {
  expect(daysOf('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(daysOf('2028-02').to).toBe('2028-02-29')
})

test('returns the day in a time zone, and counts back over months', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(localDay(new Date(2026, 0, 5, 23, 59), 'Mars/Olympus_Mons')).toBe('2026-01-05')
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
})

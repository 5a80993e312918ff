import { expect, test } from 'vitest'

import { daysBefore, localDay, yearUntil } from './calendar.ts'

test('a year includes the same day of the year before', () => {
  expect(yearUntil('2026-11-27')).toEqual({ from: '2025-11-27', to: '2026-11-27' })
})

test('returns the day in a time zone, and counts back over months', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(localDay(new Date(2026, 0, 5, 23, 59), 'Mars/Olympus_Mons')).toBe('2026-01-05')
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
})

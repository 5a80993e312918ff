import { expect, test } from 'vitest'
import { daysBefore, localDay } from './local-day.ts'

test('returns the day in a time zone, and counts back over months', () => {
  expect(localDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  expect(daysBefore('2026-03-01', 1)).toBe('2026-02-28')
})

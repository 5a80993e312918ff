import { expect, test } from 'vitest'
import { dayName, monthName } from './month-names.ts'

test('adds the year to a month of another year, and the weekday to a day', () => {
  const now = new Date(2026, 10, 22)
  expect([monthName('2026-11', now), monthName('2025-11', now)]).toEqual(['November', 'November 2025'])
  expect(dayName('2026-11-19')).toBe('Thursday 19 November')
})

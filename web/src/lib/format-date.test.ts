import { expect, test } from 'vitest'
import { dateOf, dayOf, daysBetween, resetDay } from './format-date.ts'

test('allowances come back on the first, whichever zone the month is counted in', () => {
  expect(resetDay('2026-12-01T00:00:00.000Z')).toBe('1 December')
  expect(resetDay('2026-06-30T23:00:00.000Z')).toBe('1 July')
  expect(resetDay('2027-01-01T11:00:00.000Z')).toBe('1 January')
})

test('a day is written as it is said', () => {
  expect(dayOf('2026-12-12T12:00:00.000Z')).toBe('12 December')
  expect(dateOf('2026-12-12T12:00:00.000Z')).toBe('12 December 2026')
})

test('the days left are counted to the nearest, and the last hours are a day', () => {
  expect(daysBetween('2026-11-20T09:00:00.000Z', '2026-12-12T10:00:00.000Z')).toBe(22)
  expect(daysBetween('2026-12-12T09:00:00.000Z', '2026-12-12T10:00:00.000Z')).toBe(1)
})

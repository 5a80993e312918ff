import { expect, test } from 'vitest'

import {
  daysBetween,
  formatDate,
  formatDay,
  formatDuration,
  formatDurationInWords,
  formatMonthStart,
} from './format-time.ts'

test('formats a month independently of the time zone', () => {
  expect(formatMonthStart('2026-12-01T00:00:00.000Z')).toBe('1 December')
  expect(formatMonthStart('2026-06-30T23:00:00.000Z')).toBe('1 July')
  expect(formatMonthStart('2027-01-01T11:00:00.000Z')).toBe('1 January')
})

test('formats a day', () => {
  expect(formatDay('2026-12-12T12:00:00.000Z')).toBe('12 December')
  expect(formatDate('2026-12-12T12:00:00.000Z')).toBe('12 December 2026')
})

test('rounds the days left, at least one', () => {
  expect(daysBetween('2026-11-20T09:00:00.000Z', '2026-12-12T10:00:00.000Z')).toBe(22)
  expect(daysBetween('2026-12-12T09:00:00.000Z', '2026-12-12T10:00:00.000Z')).toBe(1)
})

test('formats minutes and seconds', () => {
  expect([0, 3_400, 61_000, -5].map(formatDuration)).toEqual(['0:00', '0:03', '1:01', '0:00'])
})

test('spells a duration for screen readers', () => {
  expect([0, 1_000, 64_000].map(formatDurationInWords)).toEqual(['0 seconds', '1 second', '1 minute 4 seconds'])
})

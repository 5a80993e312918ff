import { expect, test } from 'vitest'
import { daysOf, monthsAfter } from './month.ts'

test('months follow one another over the end of a year, in both directions', () => {
  expect(monthsAfter('2026-11', 2)).toBe('2027-01')
  expect(monthsAfter('2026-01', -1)).toBe('2025-12')
})

test('a month has its own last day, in leap years too', () => {
  expect(daysOf('2026-11')).toEqual({ from: '2026-11-01', to: '2026-11-30' })
  expect(daysOf('2028-02').to).toBe('2028-02-29')
})

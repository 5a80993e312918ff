import { expect, test } from 'vitest'
import { resetDay } from './calendar.ts'

test('allowances come back on the first, whichever zone the month is counted in', () => {
  expect(resetDay('2026-12-01T00:00:00.000Z')).toBe('1 December')
  expect(resetDay('2026-06-30T23:00:00.000Z')).toBe('1 July')
  expect(resetDay('2027-01-01T11:00:00.000Z')).toBe('1 January')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthOf } from './months.ts'

const london = 'Europe/London'

describe('monthOf', () => {
  test('ends at midnight in London, which is 23:00 UTC in summer', () => {
    expect(monthOf(new Date('2026-05-31T22:59:59.999Z'), london).period).toBe('2026-05-01')
    expect(monthOf(new Date('2026-05-31T23:00:00.000Z'), london).period).toBe('2026-06-01')
  })

  test('returns its start and its end', () => {
    const { start, resetsAt } = monthOf(new Date('2026-06-10T12:00:00Z'), london)
    expect(start.toISOString()).toBe('2026-05-31T23:00:00.000Z')
    expect(resetsAt.toISOString()).toBe('2026-06-30T23:00:00.000Z')
  })

  test('accounts for a change of clocks within the month', () => {
    const { start, resetsAt } = monthOf(new Date('2026-10-30T12:00:00Z'), london)
    expect(start.toISOString()).toBe('2026-09-30T23:00:00.000Z')
    expect(resetsAt.toISOString()).toBe('2026-11-01T00:00:00.000Z')
  })

  test('ends December in January', () => {
    const { period, resetsAt } = monthOf(new Date('2026-12-31T23:59:59Z'), london)
    expect(period).toBe('2026-12-01')
    expect(resetsAt.toISOString()).toBe('2027-01-01T00:00:00.000Z')
  })

  test.each(['Europe/London', 'Pacific/Auckland', 'America/St_Johns', 'Asia/Kathmandu', 'Pacific/Kiritimati'])(
    'contains its instant, and is followed by the next month without a gap, in %s',
    (timeZone) => {
      const anyInstant = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-01-01'), noInvalidDate: true })
      fc.assert(
        fc.property(anyInstant, (instant) => {
          const month = monthOf(instant, timeZone)
          expect(month.start.getTime()).toBeLessThanOrEqual(instant.getTime())
          expect(month.resetsAt.getTime()).toBeGreaterThan(instant.getTime())
          expect(monthOf(month.resetsAt, timeZone).start).toEqual(month.resetsAt)
        }),
        { numRuns: 200 },
      )
    },
  )
})

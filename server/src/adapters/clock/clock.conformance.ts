import { describe, expect, test } from 'vitest'
import type { Clock } from '#ports/clock.ts'

/** The tests that every clock must pass. */
export const clockConformance = (name: string, makeClock: () => Clock) =>
  describe(`the ${name} clock`, () => {
    test('never runs backwards', () => {
      const clock = makeClock()
      const readings = Array.from({ length: 1000 }, () => clock.now().getTime())
      expect(readings).toEqual(readings.toSorted((a, b) => a - b))
    })

    test('hands out dates that cannot change it', () => {
      const clock = makeClock()
      const before = clock.now()
      clock.now().setFullYear(1970)
      expect(clock.now().getTime()).toBeGreaterThanOrEqual(before.getTime())
    })
  })

import { expect, test } from 'vitest'
import { manualClock } from './manual.ts'
import { offsetClock } from './system.ts'

test('an offset clock starts at the instant it is given', () => {
  const start = new Date('2026-05-31T22:59:59Z')
  const drift = offsetClock(start).now().getTime() - start.getTime()
  expect(drift).toBeGreaterThanOrEqual(0)
  expect(drift).toBeLessThan(60_000)
})

test('a manual clock stands where it was set, and its dates cannot change it', () => {
  const clock = manualClock(new Date('2026-05-31T22:59:59Z'))
  clock.set(new Date('2026-06-01T00:00:00Z'))
  clock.now().setFullYear(1970)
  expect(clock.now().toISOString()).toBe('2026-06-01T00:00:00.000Z')
})

import { expect, test } from 'vitest'
import { clockConformance } from './clock.conformance.ts'
import { manualClock } from './manual.ts'
import { offsetClock, systemClock } from './system.ts'

clockConformance('system', systemClock)
clockConformance('offset', () => offsetClock(new Date('2026-05-31T22:59:59Z')))
clockConformance('manual', () => manualClock(new Date('2026-05-31T22:59:59Z')))

test('an offset clock starts at the instant it is given', () => {
  const start = new Date('2026-05-31T22:59:59Z')
  const drift = offsetClock(start).now().getTime() - start.getTime()
  expect(drift).toBeGreaterThanOrEqual(0)
  expect(drift).toBeLessThan(60_000)
})

test('a manual clock stands where it was set', () => {
  const clock = manualClock(new Date('2026-05-31T22:59:59Z'))
  clock.set(new Date('2026-06-01T00:00:00Z'))
  expect(clock.now().toISOString()).toBe('2026-06-01T00:00:00.000Z')
})

import { expect, test } from 'vitest'
import { offsetClock } from './system.ts'

test('an offset clock starts at the instant it is given', () => {
  const start = new Date('2026-05-31T22:59:59Z')
  const drift = offsetClock(start).now().getTime() - start.getTime()
  expect(drift).toBeGreaterThanOrEqual(0)
  expect(drift).toBeLessThan(60_000)
})

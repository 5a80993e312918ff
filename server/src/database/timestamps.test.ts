import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { openPool } from './pool.ts'
import { toIso } from './timestamps.ts'

test.each([
  ['2026-11-21 12:00:00', '2026-11-21T12:00:00.000Z'],
  ['2026-11-21 12:00:00.5', '2026-11-21T12:00:00.500Z'],
  ['2026-11-21 12:00:00.123456', '2026-11-21T12:00:00.123Z'],
])('toIso converts %s to %s', (utc, iso) => {
  expect(toIso(utc)).toBe(iso)
})

test('toIso returns any stored instant in any time zone of the session', async () => {
  const database = openPool(inject('postgres'), 1, () => undefined)
  await database.pool.query("set time zone 'Asia/Kathmandu'")
  const anyInstant = fc.date({ min: new Date('1970-01-01'), max: new Date('2200-01-01'), noInvalidDate: true })
  await fc.assert(
    fc.asyncProperty(anyInstant, async (instant) => {
      const { rows } = await database.pool.query("select ($1::timestamptz at time zone 'utc')::text as utc", [instant])
      expect(toIso(rows[0].utc)).toBe(instant.toISOString())
    }),
    { numRuns: 50 },
  )
  await database.close()
})

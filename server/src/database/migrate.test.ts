import { describe, expect, test } from 'vitest'
import { refuseOlderThan } from './migrate.ts'

describe('the version of the server', () => {
  test('may be 15 or newer', () => {
    expect(() => refuseOlderThan({ number: 150_000, version: '15.0' })).not.toThrow()
    expect(() => refuseOlderThan({ number: 180_004, version: '18.4' })).not.toThrow()
  })

  test('is refused below that, in a sentence', () => {
    expect(() => refuseOlderThan({ number: 140_019, version: '14.19' })).toThrow(
      'The database is PostgreSQL 14.19, and this app needs 15 or newer',
    )
  })
})

import { fileURLToPath } from 'node:url'
import { readMigrations } from '@glimmer/lib/migrations/migration-files'
import { describe, expect, test } from 'vitest'
import { refuseOlderThan } from './migrate.ts'

describe('refuseOlderThan', () => {
  test('accepts PostgreSQL 15 and newer', () => {
    expect(() => refuseOlderThan({ number: 150_000, version: '15.0' })).not.toThrow()
    expect(() => refuseOlderThan({ number: 180_004, version: '18.4' })).not.toThrow()
  })

  test('refuses an older one in a sentence', () => {
    expect(() => refuseOlderThan({ number: 140_019, version: '14.19' })).toThrow(
      'The database is PostgreSQL 14.19, and this app needs 15 or newer',
    )
  })
})

/** Statements that a release without the migration may not survive. */
const breaking = /\b(?:drop|rename|set not null|alter column \w+ (?:set data )?type)\b/i

test('a migration that takes something away ends older releases', async () => {
  const [, ...later] = await readMigrations(fileURLToPath(new URL('./migrations/', import.meta.url)))
  const unmarked = later.filter(({ sql, endsOlderReleases }) => breaking.test(sql) && !endsOlderReleases)
  expect(unmarked.map(({ name }) => name)).toEqual([])
})

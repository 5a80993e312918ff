import { expect, test } from 'vitest'
import { isDatabaseAway } from './database-away.ts'

const failure = (code: string, message: string) => Object.assign(new Error(message), { code })

test('a lost connection means that the database is away, also when a query builder has wrapped it', () => {
  const lost = failure('ECONNRESET', 'read ECONNRESET')
  expect(isDatabaseAway(lost)).toBe(true)
  expect(isDatabaseAway(new Error('Failed query', { cause: lost }))).toBe(true)
})

test('a client that hangs up while its request is read does not', () => {
  expect(isDatabaseAway(failure('ECONNRESET', 'aborted'))).toBe(false)
})

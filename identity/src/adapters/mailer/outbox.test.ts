import { mailerConformance } from '@glimmer/lib/testing/mailer-conformance'
import { openTestDatabase, type TestDatabase } from '@glimmer/lib/testing/test-database'
import { afterAll, beforeAll } from 'vitest'
import { migrate } from '#database/migrate.ts'
import { type Database, openDatabase } from '#database/pool.ts'
import { outboxMailer, readOutbox } from './outbox.ts'

let own: TestDatabase
let database: Database
beforeAll(async () => {
  own = await openTestDatabase()
  database = openDatabase(own.url, (error) => {
    throw error
  })
  await migrate(database, { info: () => {} })
})
afterAll(async () => {
  await database.end()
  await own.drop()
})

mailerConformance('the outbox', {
  mailer: () => outboxMailer(database),
  received: async (to) => {
    const emails = await readOutbox(database)
    return emails
      .filter((email) => email.to === to)
      .map(({ subject, text }) => ({ subject, text }))
      .reverse()
  },
})

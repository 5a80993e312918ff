import { afterAll, beforeAll } from 'vitest'
import { migrate } from '../../database/migrate.ts'
import { type Database, openDatabase } from '../../database/pool.ts'
import { startTestPostgres, type TestPostgres } from '../../testing/postgres.ts'
import { mailerConformance } from './mailer.conformance.ts'
import { createOutbox, readOutbox } from './outbox.ts'

let postgres: TestPostgres
let database: Database
beforeAll(async () => {
  postgres = await startTestPostgres()
  database = openDatabase(postgres.url, (error) => {
    throw error
  })
  await migrate(database)
})
afterAll(async () => {
  await database.end()
  await postgres.stop()
})

mailerConformance('the outbox', {
  mailer: () => createOutbox(database),
  received: async (to) => {
    const letters = await readOutbox(database)
    return letters
      .filter((letter) => letter.to === to)
      .map(({ subject, text }) => ({ subject, text }))
      .reverse()
  },
})

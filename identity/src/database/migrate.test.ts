import { readdir, readFile } from 'node:fs/promises'
import { openTestDatabase, type TestDatabase } from '@glimmer/lib/testing/test-database'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrate } from './migrate.ts'
import { type Database, openDatabase } from './pool.ts'

let own: TestDatabase
let database: Database
let said: string[]
const log = { info: (message: string) => void said.push(message) }

beforeEach(async () => {
  own = await openTestDatabase()
  database = openDatabase(own.url, (error) => {
    throw error
  })
  said = []
})
afterEach(async () => {
  await database.end()
  await own.drop()
})

const files = (await readdir(new URL('./migrations/', import.meta.url))).toSorted()
const versions = async () => (await database.query('select version from identity.migrations')).rows

test('an empty database gets every table once', async () => {
  await migrate(database, log)
  await migrate(database, log)
  expect(said).toEqual(files.map((file) => `Applied migration ${file}.`))
  expect(await versions()).toHaveLength(files.length)
})

test('a database of the versions that had their migrations in the code goes on as it is', async () => {
  await database.query(`
    create schema identity;
    create table identity.migrations (
      version integer primary key,
      applied_at timestamptz not null default now()
    )`)
  await database.query(await readFile(new URL('./migrations/0001-accounts.sql', import.meta.url), 'utf8'))
  await database.query('insert into identity.migrations (version) values (1)')
  await database.query(
    `insert into identity.accounts (id, email, email_key, password_hash)
     values (gen_random_uuid(), 'maya@example.com', 'maya@example.com', '')`,
  )
  await migrate(database, log)
  expect(said).toEqual(files.slice(1).map((file) => `Applied migration ${file}.`))
  expect(await versions()).toHaveLength(files.length)
  expect((await database.query('select email from identity.accounts')).rows).toEqual([{ email: 'maya@example.com' }])
})

test('waits for a process of those versions that is migrating', async () => {
  const other = await database.connect()
  await other.query(`begin; select pg_advisory_xact_lock(hashtext('glimmer identity migrations'))`)
  const migrating = migrate(database, log)
  const waiting = `select 1 from pg_locks where locktype = 'advisory' and not granted`
  await expect.poll(async () => (await database.query(waiting)).rowCount).toBe(1)
  await other.query('commit')
  other.release()
  await migrating
  expect(said).toHaveLength(files.length)
})

import { readdir } from 'node:fs/promises'
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
const applied = async () => (await database.query('select name from identity.migrations')).rows

test('creates every table once', async () => {
  await migrate(database, log)
  await migrate(database, log)
  expect(said).toEqual(files.map((file) => `Applied migration ${file}.`))
  expect(await applied()).toHaveLength(files.length)
})

test('refuses a database from before the first release, and changes nothing', async () => {
  await database.query(`
    create schema identity;
    create table identity.migrations (version integer primary key);
    insert into identity.migrations (version) values (1)`)
  await expect(migrate(database, log)).rejects.toMatchObject({ code: 'before-first-release' })
  expect((await database.query('select * from identity.migrations')).rows).toEqual([{ version: 1 }])
})

test('waits for another process that is migrating', async () => {
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

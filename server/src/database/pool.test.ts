import { sql } from 'drizzle-orm'
import { test as base, expect, inject } from 'vitest'
import { type Database, openPool, type PoolOptions } from './pool.ts'

const test = base.extend<{ open(options: PoolOptions): Database }>({
  // biome-ignore lint/correctness/noEmptyPattern: vitest reads what a fixture needs from its pattern.
  open: async ({}, use) => {
    const opened: Database[] = []
    await use((options) => {
      const database = openPool(inject('postgres'), 1, () => undefined, options)
      opened.push(database)
      return database
    })
    for (const database of opened) await database.close()
  },
})

async function namesAfterPreparing({ db, pool }: Database) {
  await db.select({ one: sql`1` }).from(sql`pg_class`).limit(1).prepare('a_name').execute()
  return (await pool.query('select name from pg_prepared_statements')).rows
}

test('a query prepared by name is planned once a connection, and has no name behind a pooler', async ({ open }) => {
  expect(await namesAfterPreparing(open({}))).toEqual([{ name: 'a_name' }])
  expect(await namesAfterPreparing(open({ pooled: true }))).toEqual([])
})

test('a statement that takes too long is ended by the database', async ({ open }) => {
  await expect(open({ statementTimeoutMs: 50 }).pool.query('select pg_sleep(10)')).rejects.toMatchObject({
    code: '57014',
  })
})

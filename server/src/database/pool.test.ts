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

test('prepares a named query once for each connection, and not behind a pooler', async ({ open }) => {
  expect(await namesAfterPreparing(open({}))).toEqual([{ name: 'a_name' }])
  expect(await namesAfterPreparing(open({ pooled: true }))).toEqual([])
})

test('prepares a frequent statement once for each connection, but no rare one, and none behind a pooler', async ({
  open,
}) => {
  const namesAfter = async ({ db, pool }: Database, turns: number) => {
    for (let turn = 0; turn < turns; turn++) {
      const { rows } = await db.execute(sql`select ${turn}::int * 2 as doubled`)
      expect(rows).toEqual([{ doubled: turn * 2 }])
    }
    return (await pool.query('select statement from pg_prepared_statements')).rows
  }
  expect(await namesAfter(open({}), 4)).toEqual([])
  expect(await namesAfter(open({}), 8)).toEqual([{ statement: 'select $1::int * 2 as doubled' }])
  expect(await namesAfter(open({ pooled: true }), 8)).toEqual([])
})

test('ends a statement after its timeout', async ({ open }) => {
  await expect(open({ statementTimeoutMs: 50 }).pool.query('select pg_sleep(10)')).rejects.toMatchObject({
    code: '57014',
  })
})

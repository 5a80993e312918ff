import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Pool } from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded/start.ts'
import { memoryLog } from './embedded/testing/log.ts'
import { scratch, sweepScratch } from './embedded/testing/scratch.ts'
import { migrate, refuseOlderThan } from './migrate.ts'
import { openPool } from './pool.ts'

let postgres: EmbeddedPostgres
const pools: Pool[] = []
let pool: Pool
let folder: string

function newPool(): Pool {
  const opened = openPool(postgres.connection, 2, () => {})
  pools.push(opened.pool)
  return opened.pool
}

beforeAll(async () => {
  postgres = await startEmbeddedPostgres({ dataDir: scratch(), log: memoryLog() })
  pool = newPool()
})

beforeEach(async () => {
  await pool.query('drop schema public cascade; create schema public')
  folder = join(scratch(), 'migrations')
  mkdirSync(folder)
})

afterAll(async () => {
  await Promise.all(pools.map((opened) => opened.end()))
  await postgres.stop()
  sweepScratch()
})

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
const run = (log = memoryLog()) => migrate(pool, folder, log)

async function column(sql: string): Promise<unknown[]> {
  const { rows } = await pool.query({ text: sql, rowMode: 'array' })
  return rows.map(([first]) => first)
}
const applied = () => column('select name from migration order by name')

describe('migrating', { timeout: 30_000 }, () => {
  test('applies the files in the order of their numbers, each once, and says which', async () => {
    write('0002-fill.sql', `insert into line values ('one'); insert into line values ('two');`)
    write('0001-lines.sql', 'create table line (text text);')
    write('notes.md', 'Not a migration.')
    const log = memoryLog()
    await run(log)
    expect(log.said).toEqual(['Applied migration 0001-lines.sql.', 'Applied migration 0002-fill.sql.'])
    write('0003-more.sql', `insert into line values ('three')`)
    await run(log)
    await run(log)
    expect(await column('select text from line')).toEqual(['one', 'two', 'three'])
    expect(log.said).toHaveLength(3)
    expect(await column('select checksum from migration')).toEqual(
      Array(3).fill(expect.stringMatching(/^[0-9a-f]{64}$/)),
    )
  })

  test('has nothing to do in an empty folder', async () => {
    await run()
    expect(await applied()).toEqual([])
  })

  test('leaves nothing half-done when a file fails, and takes it up once it is mended', async () => {
    write('0001-good.sql', 'create table good ()')
    write('0002-bad.sql', 'create table half (); select 1 / 0;')
    await expect(run()).rejects.toMatchObject({
      code: 'failed',
      message: 'The migration 0002-bad.sql failed and was undone: division by zero.',
    })
    expect(await applied()).toEqual(['0001-good.sql'])
    expect(await column(`select to_regclass('half')::text`)).toEqual([null])
    write('0002-bad.sql', 'create table half ()')
    await run()
    expect(await applied()).toEqual(['0001-good.sql', '0002-bad.sql'])
  })

  test('applies each file once when five start together', async () => {
    write('0001-count.sql', 'create table counter (n int); insert into counter values (0);')
    for (const number of [2, 3, 4, 5]) write(`000${number}-add.sql`, 'update counter set n = n + 1')
    await Promise.all(Array.from({ length: 5 }, () => migrate(newPool(), folder, memoryLog())))
    expect(await column('select n from counter')).toEqual([4])
  })

  test('waits for another process that is migrating', async () => {
    write('0001-lines.sql', 'create table line ()')
    const other = await pool.connect()
    try {
      await other.query('begin; select pg_advisory_xact_lock(7041993)')
      const migrating = migrate(newPool(), folder, memoryLog())
      const waiting = `select count(*)::int from pg_locks where locktype = 'advisory' and not granted`
      await expect.poll(() => column(waiting)).toEqual([1])
      expect(await column(`select to_regclass('line')::text`)).toEqual([null])
      await other.query('commit')
      await migrating
    } finally {
      other.release()
    }
    expect(await applied()).toEqual(['0001-lines.sql'])
  })

  test('refuses a file that was changed after it was applied', async () => {
    write('0001-lines.sql', 'create table line ()')
    await run()
    write('0001-lines.sql', 'create table line (text text)')
    await expect(run()).rejects.toMatchObject({ code: 'changed', message: expect.stringContaining('0001-lines.sql') })
  })

  test('does not mind other line endings', async () => {
    write('0001-lines.sql', 'create table line (\n);\n')
    await run()
    write('0001-lines.sql', 'create table line (\r\n);\r\n')
    await run()
    expect(await applied()).toHaveLength(1)
  })

  test('refuses a database that is newer than the code', async () => {
    write('0001-lines.sql', 'create table line ()')
    write('0002-future.sql', 'create table future ()')
    await run()
    rmSync(join(folder, '0002-future.sql'))
    await expect(run()).rejects.toMatchObject({
      code: 'database-newer',
      message: expect.stringMatching(/0002-future\.sql, which this version does not know/),
    })
  })

  test('refuses a file that comes before one already applied', async () => {
    write('0002-second.sql', 'create table second ()')
    await run()
    write('0001-first.sql', 'create table first ()')
    await expect(run()).rejects.toMatchObject({ code: 'out-of-order' })
    expect(await applied()).toEqual(['0002-second.sql'])
  })

  test.for(['1-short.sql', '0001_underscore.sql', '0001-Capital.sql'])('refuses the name %s', async (name) => {
    write(name, 'select 1')
    await expect(run()).rejects.toMatchObject({ code: 'bad-name', message: expect.stringContaining(name) })
  })

  test('refuses two files with one number', async () => {
    write('0001-one.sql', 'select 1')
    write('0001-other.sql', 'select 1')
    await expect(run()).rejects.toMatchObject({ code: 'bad-name', message: 'Two migrations have the number 0001.' })
  })
})

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

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { migrate } from './migrate.ts'

const lockKey = 7_041_993
const table = 'migration'

let database: TestDatabase
const pools: pg.Pool[] = []
let pool: pg.Pool
let folder: string

function newPool(): pg.Pool {
  const opened = new pg.Pool({ connectionString: database.url, max: 2 })
  pools.push(opened)
  return opened
}

beforeAll(async () => {
  database = await openTestDatabase()
  pool = newPool()
})

beforeEach(async () => {
  await pool.query('drop schema public cascade; create schema public')
  folder = mkdtempSync(join(tmpdir(), 'migrations-'))
  return () => rmSync(folder, { recursive: true })
})

afterAll(async () => {
  await Promise.all(pools.map((opened) => opened.end()))
  await database.drop()
})

/** A log that stores its messages. */
function memoryLog() {
  const said: string[] = []
  return { said, info: (message: string) => void said.push(message) }
}

const write = (name: string, sql: string) => writeFileSync(join(folder, name), sql)
/** As another process would, with its own connections. */
const runElsewhere = () => migrate({ pool: newPool(), directory: folder, table, lockKey, log: memoryLog() })
const run = (log = memoryLog()) => migrate({ pool, directory: folder, table, lockKey, log })

async function column(sql: string): Promise<unknown[]> {
  const { rows } = await pool.query({ text: sql, rowMode: 'array' })
  return rows.map(([first]) => first)
}
const applied = () => column('select name from migration order by name')

describe('migrate', { timeout: 30_000 }, () => {
  test('applies each file once, in the order of the numbers, and logs it', async () => {
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

  test('applies nothing from an empty folder', async () => {
    await run()
    expect(await applied()).toEqual([])
  })

  test('undoes a file that fails, and applies it once it is corrected', async () => {
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

  test('applies each file once when five processes start at once', async () => {
    write('0001-count.sql', 'create table counter (n int); insert into counter values (0);')
    for (const number of [2, 3, 4, 5]) write(`000${number}-add.sql`, 'update counter set n = n + 1')
    await Promise.all(Array.from({ length: 5 }, runElsewhere))
    expect(await column('select n from counter')).toEqual([4])
  })

  test('waits for another process that is migrating', async () => {
    write('0001-lines.sql', 'create table line ()')
    const other = await pool.connect()
    try {
      await other.query('begin; select pg_advisory_xact_lock(7041993)')
      const migrating = runElsewhere()
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

  test('accepts a file with other line endings', async () => {
    write('0001-lines.sql', 'create table line (\n);\n')
    await run()
    write('0001-lines.sql', 'create table line (\r\n);\r\n')
    await run()
    expect(await applied()).toHaveLength(1)
  })

  test('accepts a database with migrations of a newer release, and logs how many', async () => {
    write('0001-lines.sql', 'create table line ()')
    write('0002-future.sql', 'create table future ()')
    await run()
    rmSync(join(folder, '0002-future.sql'))
    const log = memoryLog()
    await run(log)
    expect(log.said).toEqual(['The database is ahead of this release, by 1 migrations that it can run on.'])
    expect(await applied()).toHaveLength(2)
  })

  test('refuses a database with a newer migration that ends older releases', async () => {
    write('0001-lines.sql', 'create table line ()')
    write('0002-future.sql', '-- Lines are kept elsewhere.\n-- ends older releases\ndrop table line')
    write('0003-more.sql', 'create table more ()')
    await run()
    rmSync(join(folder, '0002-future.sql'))
    rmSync(join(folder, '0003-more.sql'))
    await expect(run()).rejects.toMatchObject({
      code: 'database-newer',
      message: expect.stringMatching(/0002-future\.sql, which this version does not know/),
    })
  })

  test('refuses a database that has a newer file and lacks an older one', async () => {
    write('0001-lines.sql', 'create table line ()')
    write('0003-future.sql', 'create table future ()')
    await run()
    rmSync(join(folder, '0003-future.sql'))
    write('0002-missed.sql', 'create table missed ()')
    await expect(run()).rejects.toMatchObject({ code: 'database-newer' })
  })

  test('refuses a database whose first migration it does not have, and changes nothing', async () => {
    write('0001-accounts.sql', 'create table account ()')
    await run()
    rmSync(join(folder, '0001-accounts.sql'))
    write('0001-tables.sql', 'create table line ()')
    await expect(run()).rejects.toMatchObject({
      code: 'before-first-release',
      message: expect.stringMatching(/^The database was made by a version from before the first release/),
    })
    expect(await applied()).toEqual(['0001-accounts.sql'])
    expect(await column(`select to_regclass('line')::text`)).toEqual([null])
  })

  test('refuses a file that comes before one already applied', async () => {
    write('0002-second.sql', 'create table second ()')
    await run()
    write('0001-first.sql', 'create table first ()')
    await expect(run()).rejects.toMatchObject({ code: 'out-of-order' })
    expect(await applied()).toEqual(['0002-second.sql'])
  })

  test('refuses a database whose table of migrations has another form', async () => {
    await pool.query('create table migration (version integer primary key)')
    await expect(run()).rejects.toMatchObject({ code: 'before-first-release' })
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

describe('a file that is not in a transaction', { timeout: 30_000 }, () => {
  const marker = '-- not in a transaction\n'
  const indexes = () => column(`select indexrelid::regclass::text from pg_index where indisvalid order by 1`)
  const build = `${marker}create unique index concurrently if not exists line_text on line (text)`

  beforeEach(() => write('0001-lines.sql', 'create table line (text text)'))

  test('builds an index concurrently, and is recorded like the others', async () => {
    write('0002-index.sql', build)
    write('0003-more.sql', `insert into line values ('one')`)
    await run()
    expect(await indexes()).toContain('line_text')
    expect(await applied()).toEqual(['0001-lines.sql', '0002-index.sql', '0003-more.sql'])
  })

  test('fails without the marker', async () => {
    write('0002-index.sql', build.replace(marker, ''))
    await expect(run()).rejects.toMatchObject({ code: 'failed', message: expect.stringMatching(/transaction block/) })
  })

  test('is applied once when five processes start at once', async () => {
    write('0002-index.sql', build)
    await Promise.all(Array.from({ length: 5 }, runElsewhere))
    expect(await indexes()).toContain('line_text')
    expect(await applied()).toEqual(['0001-lines.sql', '0002-index.sql'])
  })

  test('is applied again after a failure, and replaces the invalid index', async () => {
    await run()
    await pool.query(`insert into line values ('twice'), ('twice')`)
    write('0002-index.sql', build)
    await expect(run()).rejects.toMatchObject({
      code: 'failed',
      message: expect.stringMatching(
        /^The migration 0002-index\.sql failed and will be tried again at the next start: /,
      ),
    })
    expect(await applied()).toEqual(['0001-lines.sql'])
    expect(await column('select indexrelid::regclass::text from pg_index where not indisvalid')).toContain('line_text')
    await pool.query('truncate line')
    await run()
    expect(await indexes()).toContain('line_text')
    expect(await applied()).toEqual(['0001-lines.sql', '0002-index.sql'])
  })

  test('is only recorded when a killed process has built the index already', async () => {
    await run()
    await pool.query('create unique index line_text on line (text)')
    write('0002-index.sql', build)
    await run()
    expect(await applied()).toEqual(['0001-lines.sql', '0002-index.sql'])
  })
})

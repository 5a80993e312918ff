import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { openPool } from '../pool.ts'
import { readPidFile } from './orphan.ts'
import { findProcess } from './process-state.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts'
import { ask } from './testing/ask.ts'
import { memoryLog } from './testing/log.ts'
import { eventually, killHard, postmasterOf } from './testing/processes.ts'
import { runApp } from './testing/run-app.ts'
import { cleanUpScratch, scratch } from './testing/scratch.ts'
import { withDatabase } from './testing/with-database.ts'

cleanUpScratch()
const scratchWithDatabase = withDatabase()

const start = (dataDir: string): Promise<EmbeddedPostgres> => startEmbeddedPostgres({ dataDir, log: memoryLog() })

describe('an embedded database', { timeout: 60_000 }, () => {
  test('begins empty and keeps what it is given from one start to the next', async () => {
    const dataDir = join(scratch(), 'not', 'there', 'yet')
    const log = memoryLog()
    const first = await startEmbeddedPostgres({ dataDir, log })
    expect(log.said).toEqual([`Made a new database in ${join(dataDir, 'postgres')}.`])
    await ask(first, 'create table line (text text)')
    await ask(first, `insert into line values ('I can begin again.')`)
    await first.stop()

    const second = await start(dataDir)
    expect(await ask(second, 'select text from line')).toBe('I can begin again.')
    await second.stop()
    expect(log.said).toHaveLength(1)
  })

  test('answers on a private socket only, writes through to the disk, and knows every alphabet', async () => {
    const postgres = await start(await scratchWithDatabase())
    const { host, port } = postgres.connection
    expect(statSync(host).mode & 0o777).toBe(0o700)
    expect(statSync(join(host, `.s.PGSQL.${port}`)).isSocket()).toBe(true)
    expect(await ask(postgres, 'show listen_addresses')).toBe('')
    expect(await ask(postgres, 'show fsync')).toBe('on')
    expect(await ask(postgres, 'show max_connections')).toBe('40')
    expect(await ask(postgres, `select lower('ÉLAN ŻÓŁĆ')`)).toBe('élan żółć')
    await postgres.stop()
  })

  test('leaves no process and no socket behind when it is stopped, however often it is told', async () => {
    const dataDir = await scratchWithDatabase()
    const postgres = await start(dataDir)
    const postmaster = postmasterOf(join(dataDir, 'postgres/data'))
    await Promise.all([postgres.stop(), postgres.stop()])
    await postgres.stop()
    expect(findProcess(postmaster)).toBeUndefined()
    expect(readdirSync(join(dataDir, 'postgres'))).not.toContain('socket')
    expect(readdirSync(join(dataDir, 'postgres/data'))).not.toContain('postmaster.pid')
  })

  test('stops even while somebody holds a connection open', async () => {
    const postgres = await start(await scratchWithDatabase())
    const client = new pg.Client(postgres.connection)
    const cutOff = new Promise((resolve) => client.on('error', resolve))
    await client.connect()
    await postgres.stop()
    expect(await cutOff).toBeInstanceOf(Error)
  })

  test('keeps what people wrote out of its log', async () => {
    const dataDir = await scratchWithDatabase()
    const postgres = await start(dataDir)
    await ask(postgres, 'create table diary (day int primary key, note text check (length(note) < 30))')
    await expect(
      ask(postgres, `insert into diary values (1, 'a private worry that is much too long')`),
    ).rejects.toThrow()
    await expect(ask(postgres, `select 'another private worry'::int`)).rejects.toThrow()
    await postgres.stop()
    const log = readFileSync(join(dataDir, 'postgres/postgres.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toContain('worry')
  })

  test('works in a folder too deep for a socket', async () => {
    const dataDir = join(scratch(), 'a-long-way-down/'.repeat(12))
    const postgres = await start(dataDir)
    expect(Buffer.byteLength(join(postgres.connection.host, '.s.PGSQL.5432'))).toBeLessThanOrEqual(103)
    expect(statSync(postgres.connection.host).mode & 0o777).toBe(0o700)
    expect(await ask(postgres, 'show data_directory')).toBe(join(dataDir, 'postgres/data'))
    await postgres.stop()
    expect(statSync(postgres.connection.host, { throwIfNoEntry: false })).toBeUndefined()
  })

  test('works in a folder with a comma, a quote and a space in its name', async () => {
    const postgres = await start(join(scratch(), `Ann's "own", and more`))
    expect(await ask(postgres, 'select 1')).toBe(1)
    await postgres.stop()
  })

  test('belongs to one process: a second is refused in a sentence that names the first', async () => {
    const dataDir = await scratchWithDatabase()
    const postgres = await start(dataDir)
    const second = runApp(dataDir)
    expect(await second.hear('refused')).toEqual({
      event: 'refused',
      code: 'in-use',
      sentence: `The database in ${join(dataDir, 'postgres')} is in use by process ${process.pid}: stop that one first, or give this one its own DATA_DIR.`,
    })
    await expect(start(dataDir)).rejects.toMatchObject({ code: 'in-use' })
    expect(await ask(postgres, 'select 1')).toBe(1)
    await postgres.stop()
  })

  test('lets exactly one of three processes in that start at the same moment, on the first start too', async () => {
    const dataDir = scratch()
    const apps = [runApp(dataDir), runApp(dataDir), runApp(dataDir)]
    const outcomes = await Promise.all(apps.map((app) => Promise.race([app.hear('ready'), app.hear('refused')])))
    expect(outcomes.map(({ event }) => event).sort()).toEqual(['ready', 'refused', 'refused'])
    for (const app of apps) app.kill('SIGTERM')
    await Promise.all(apps.map((app) => app.ended))
  })

  test('refuses a database of another major version and says what to do', async () => {
    const dataDir = await scratchWithDatabase()
    writeFileSync(join(dataDir, 'postgres/data/PG_VERSION'), '15\n')
    await expect(start(dataDir)).rejects.toMatchObject({
      code: 'wrong-version',
      message: expect.stringMatching(
        /made by PostgreSQL 15 and this app brings PostgreSQL 18\. .*DATABASE_URL.*backup/,
      ),
    })
  })

  test('refuses a place it cannot write to', async () => {
    const file = join(scratch(), 'a-file')
    writeFileSync(file, '')
    await expect(start(join(file, 'data'))).rejects.toMatchObject({
      code: 'unwritable',
      message: expect.stringContaining('DATA_DIR'),
    })
  })

  test('refuses to build over a folder that holds something else', async () => {
    const dataDir = scratch()
    mkdirSync(join(dataDir, 'postgres/data/photos'), { recursive: true })
    await expect(start(dataDir)).rejects.toMatchObject({ code: 'unwritable' })
    expect(readdirSync(join(dataDir, 'postgres/data'))).toEqual(['photos'])
  })

  test('does not begin afresh when the folder its link leads to is gone', async () => {
    const directory = scratch()
    symlinkSync(join(directory, 'gone'), join(directory, 'postgres'))
    await expect(start(directory)).rejects.toMatchObject({ code: 'data-missing' })
  })

  test('can be started again after a refusal', async () => {
    const dataDir = scratch()
    mkdirSync(join(dataDir, 'postgres/data/photos'), { recursive: true })
    await expect(start(dataDir)).rejects.toMatchObject({ code: 'unwritable' })
    rmSync(join(dataDir, 'postgres/data'), { recursive: true })
    await (await start(dataDir)).stop()
  })

  test('comes back when its PostgreSQL is killed, with all it had', async () => {
    const dataDir = await scratchWithDatabase()
    const log = memoryLog()
    const postgres = await startEmbeddedPostgres({ dataDir, log })
    const { pool, close } = openPool(postgres.connection, 2, () => {})
    await pool.query(`create table line as select 'I can begin again.' as text`)
    const data = join(dataDir, 'postgres/data')
    const first = postmasterOf(data)
    killHard(first)
    await eventually('another is ready', () => readPidFile(data)?.ready && postmasterOf(data) !== first)
    await expect.poll(() => pool.query('select text from line').catch(() => undefined)).toMatchObject({ rowCount: 1 })
    expect(log.said).toContain('PostgreSQL ended by itself and is being started again.')
    await close()
    await postgres.stop()
    expect(readPidFile(data)).toBeUndefined()
  })

  test('gives up on a PostgreSQL that ends again at once, and says so', async () => {
    const dataDir = await scratchWithDatabase()
    const log = memoryLog()
    const postgres = await startEmbeddedPostgres({ dataDir, log })
    const data = join(dataDir, 'postgres/data')
    const first = postmasterOf(data)
    killHard(first)
    await eventually('another is ready', () => readPidFile(data)?.ready && postmasterOf(data) !== first)
    killHard(postmasterOf(data))
    await expect
      .poll(() => log.said.at(-1))
      .toMatch(/^PostgreSQL (ended again and stays down|could not be started again): restart the app\./)
    await postgres.stop()
    await (await start(dataDir)).stop()
  })
})

import { mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { openPool } from '../pool.ts'
import { chooseSocketFolder } from './home.ts'
import { startEmbeddedPostgres } from './start.ts'
import { readPidFile } from './stop-orphan.ts'
import {
  cleanUpScratch,
  eventually,
  isRunning,
  killHard,
  memoryLog,
  postmasterOf,
  query,
  runApp,
  scratch,
  start,
  withDatabase,
} from './testing/kit.ts'

cleanUpScratch()
const scratchWithDatabase = withDatabase()

describe('startEmbeddedPostgres', { timeout: 60_000 }, () => {
  test('keeps its data from one start to the next', async () => {
    const dataDir = join(scratch(), 'not', 'there', 'yet')
    const log = memoryLog()
    const first = await startEmbeddedPostgres({ dataDir, log })
    expect(log.messages).toEqual([`Made a new database in ${join(dataDir, 'postgres')}.`])
    // Nobody else may enter the folder it creates; if root starts the app, the database's user passes through.
    expect(statSync(dataDir).mode & 0o777).toBe(process.getuid?.() === 0 ? 0o711 : 0o700)
    await query(first, 'create table line (text text)')
    await query(first, `insert into line values ('I can begin again.')`)
    await first.stop()

    const second = await start(dataDir)
    expect(await query(second, 'select text from line')).toBe('I can begin again.')
    await second.stop()
    expect(log.messages).toHaveLength(1)
  })

  test('listens on a private socket only, with fsync and Unicode', async () => {
    const postgres = await start(await scratchWithDatabase())
    const { host, port } = postgres.connection
    expect(statSync(host).mode & 0o777).toBe(0o700)
    expect(statSync(join(host, `.s.PGSQL.${port}`)).isSocket()).toBe(true)
    expect(await query(postgres, 'show listen_addresses')).toBe('')
    expect(await query(postgres, 'show fsync')).toBe('on')
    expect(await query(postgres, 'show max_connections')).toBe('40')
    expect(await query(postgres, `select lower('ÉLAN ŻÓŁĆ')`)).toBe('élan żółć')
    await postgres.stop()
  })

  test('leaves no process and no socket behind when it is stopped, also twice', async () => {
    const dataDir = await scratchWithDatabase()
    const postgres = await start(dataDir)
    const postmaster = postmasterOf(join(dataDir, 'postgres/data'))
    await Promise.all([postgres.stop(), postgres.stop()])
    await postgres.stop()
    expect(isRunning(postmaster)).toBe(false)
    expect(readdirSync(join(dataDir, 'postgres'))).not.toContain('socket')
    expect(readdirSync(join(dataDir, 'postgres/data'))).not.toContain('postmaster.pid')
  })

  test('stops while a client holds a connection open', async () => {
    const postgres = await start(await scratchWithDatabase())
    const client = new pg.Client(postgres.connection)
    const cutOff = new Promise((resolve) => client.on('error', resolve))
    await client.connect()
    await postgres.stop()
    expect(await cutOff).toBeInstanceOf(Error)
  })

  test('logs no words of users', async () => {
    const dataDir = await scratchWithDatabase()
    const postgres = await start(dataDir)
    await query(postgres, 'create table diary (day int primary key, note text check (length(note) < 30))')
    await expect(
      query(postgres, `insert into diary values (1, 'a private worry that is much too long')`),
    ).rejects.toThrow()
    await expect(query(postgres, `select 'another private worry'::int`)).rejects.toThrow()
    await postgres.stop()
    const log = readFileSync(join(dataDir, 'postgres/postgres.log'), 'utf8')
    expect(log).toContain('ready to accept connections')
    expect(log).not.toContain('worry')
  })

  test('works in a folder whose path is too long for a socket, and has signs that a shell reads', async () => {
    const signs = '$HOME `id` a*b back\\slash bücher 本, Ann\'s "own"'
    const dataDir = join(scratch(), signs, 'a-long-way-down/'.repeat(12))
    const postgres = await start(dataDir)
    expect(Buffer.byteLength(join(postgres.connection.host, '.s.PGSQL.5432'))).toBeLessThanOrEqual(103)
    expect(statSync(postgres.connection.host).mode & 0o777).toBe(0o700)
    expect(await query(postgres, 'show data_directory')).toBe(join(dataDir, 'postgres/data'))
    await postgres.stop()
    expect(statSync(postgres.connection.host, { throwIfNoEntry: false })).toBeUndefined()
  })

  test('puts the socket elsewhere if the path is too long and /tmp is read-only', () => {
    const [readOnly, writable] = ['/nowhere', scratch()]
    const folder = chooseSocketFolder(`/${'a-long-way-down/'.repeat(12)}`, [readOnly, writable])
    expect(dirname(folder)).toBe(writable)
  })

  test('refuses a second process in a sentence that names the first', async () => {
    const dataDir = await scratchWithDatabase()
    const postgres = await start(dataDir)
    const second = runApp(dataDir)
    expect(await second.first('refused')).toEqual({
      event: 'refused',
      code: 'in-use',
      sentence: `The database in ${join(dataDir, 'postgres')} is in use by process ${process.pid} on ${hostname()}: stop that one first, or give this one its own DATA_DIR.`,
    })
    await expect(start(dataDir)).rejects.toMatchObject({ code: 'in-use' })
    expect(await query(postgres, 'select 1')).toBe(1)
    await postgres.stop()
  })

  test('starts for exactly one of three processes that start at once', async () => {
    const dataDir = scratch()
    const apps = [runApp(dataDir), runApp(dataDir), runApp(dataDir)]
    const outcomes = await Promise.all(apps.map((app) => Promise.race([app.first('ready'), app.first('refused')])))
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

  test('refuses a folder it cannot write to', async () => {
    const file = join(scratch(), 'a-file')
    writeFileSync(file, '')
    await expect(start(join(file, 'data'))).rejects.toMatchObject({
      code: 'unwritable',
      message: expect.stringContaining('DATA_DIR'),
    })
  })

  test('refuses a folder that holds something else', async () => {
    const dataDir = scratch()
    mkdirSync(join(dataDir, 'postgres/data/photos'), { recursive: true })
    await expect(start(dataDir)).rejects.toMatchObject({ code: 'unwritable' })
    expect(readdirSync(join(dataDir, 'postgres/data'))).toEqual(['photos'])
  })

  test('refuses a link to a folder that is gone', async () => {
    const directory = scratch()
    symlinkSync(join(directory, 'gone'), join(directory, 'postgres'))
    await expect(start(directory)).rejects.toMatchObject({ code: 'data-missing' })
  })

  test('restarts a PostgreSQL that was killed, with its data', async () => {
    const dataDir = await scratchWithDatabase()
    const log = memoryLog()
    const postgres = await startEmbeddedPostgres({ dataDir, log })
    const { pool, close } = openPool(postgres.connection, 2, () => {})
    await pool.query(`create table line as select 'I can begin again.' as text`)
    const data = join(dataDir, 'postgres/data')
    const first = postmasterOf(data)
    killHard(first)
    await eventually(() => readPidFile(data)?.isReady && postmasterOf(data) !== first)
    await expect.poll(() => pool.query('select text from line').catch(() => undefined)).toMatchObject({ rowCount: 1 })
    expect(log.messages).toContain('PostgreSQL ended by itself and is being started again.')
    await close()
    await postgres.stop()
    expect(readPidFile(data)).toBeUndefined()
  })

  test('gives up on a PostgreSQL that ends again at once, and logs it', async () => {
    const dataDir = await scratchWithDatabase()
    const log = memoryLog()
    const postgres = await startEmbeddedPostgres({ dataDir, log })
    const data = join(dataDir, 'postgres/data')
    const first = postmasterOf(data)
    killHard(first)
    await eventually(() => readPidFile(data)?.isReady && postmasterOf(data) !== first)
    killHard(postmasterOf(data))
    await expect
      .poll(() => log.messages.at(-1))
      .toMatch(/^PostgreSQL (ended again and stays down|could not be started again): restart the app\./)
    await postgres.stop()
    await (await start(dataDir)).stop()
  })
})

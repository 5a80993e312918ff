import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { findBinaries, programPath } from './binaries.ts'
import { readPidFile } from './orphan.ts'
import { findProcess } from './process-state.ts'
import { chooseUser, cleanEnvironment } from './run-as.ts'
import { startEmbeddedPostgres } from './start.ts'
import { ask } from './testing/ask.ts'
import { memoryLog } from './testing/log.ts'
import { childrenOf, eventually, killHard, postmasterOf } from './testing/processes.ts'
import { runApp } from './testing/run-app.ts'
import { cleanUpScratch, scratch } from './testing/scratch.ts'
import { withDatabase } from './testing/with-database.ts'

cleanUpScratch()
const scratchWithDatabase = withDatabase()

const start = (dataDir: string) => startEmbeddedPostgres({ dataDir, log: memoryLog() })

/** Starts, queries and stops the database, which proves that the data directory is intact. */
async function expectSound(dataDir: string): Promise<void> {
  const postgres = await start(dataDir)
  expect(await ask(postgres, 'select count(*)::int > 0 from pg_class')).toBe(true)
  await postgres.stop()
}

const bystanders: ChildProcess[] = []
afterEach(() => {
  for (const bystander of bystanders.splice(0)) bystander.kill('SIGKILL')
})

/** Starts an unrelated process that runs as the database's user. */
function startBystander(dataDir: string): number {
  const bystander = spawn('/bin/sh', ['-c', 'read -r line'], { ...chooseUser(join(dataDir, 'postgres')), cwd: '/' })
  bystanders.push(bystander)
  return bystander.pid ?? 0
}

describe('after the app was killed, the next start', { timeout: 60_000 }, () => {
  test('finds no PostgreSQL left, for the watchdog stops it', async () => {
    const dataDir = await scratchWithDatabase()
    const app = runApp(dataDir)
    await app.hear('ready')
    const postmaster = postmasterOf(join(dataDir, 'postgres/data'))
    app.kill('SIGKILL')
    await eventually('the postmaster has gone', () => !findProcess(postmaster))
    await eventually('its pid file has gone', () => !existsSync(join(dataDir, 'postgres/data/postmaster.pid')))
    await expectSound(dataDir)
  })

  test.runIf(process.platform === 'linux')(
    'stops an orphan the watchdog could not stop, and does not adopt it',
    async () => {
      const dataDir = await scratchWithDatabase()
      const app = runApp(dataDir)
      await app.hear('ready')
      const orphan = postmasterOf(join(dataDir, 'postgres/data'))
      const watchdog = childrenOf(app.pid).find(({ pid }) => pid !== orphan)
      killHard(watchdog?.pid ?? 0)
      app.kill('SIGKILL')
      await app.ended
      expect(findProcess(orphan)).toBeDefined()

      const postgres = await start(dataDir)
      expect(findProcess(orphan)).toBeUndefined()
      expect(postmasterOf(join(dataDir, 'postgres/data'))).not.toBe(orphan)
      expect(await ask(postgres, 'select 1')).toBe(1)
      await postgres.stop()
    },
  )

  test('is not held up by a postmaster that died and was never reaped', async () => {
    const dataDir = await scratchWithDatabase()
    const data = join(dataDir, 'postgres/data')
    const runAs = chooseUser(join(dataDir, 'postgres'))
    // A shell that becomes a program which never reaps its children, like the first process of some containers.
    const script = '"$@" & exec tail -f /dev/null'
    const postgres = [programPath(findBinaries(), 'postgres'), '-D', data, '-c', 'listen_addresses=']
    const parent = spawn('/bin/sh', ['-c', script, 'sh', ...postgres, '-c', `unix_socket_directories=${data}`], {
      ...runAs,
      env: cleanEnvironment,
      cwd: data,
      stdio: 'ignore',
    })
    bystanders.push(parent)
    const zombie = await eventually('it is ready', () => readPidFile(data)?.ready && readPidFile(data)?.pid)
    killHard(zombie)
    await eventually('it is dead', () => !findProcess(zombie))
    expect(() => process.kill(zombie, 0)).not.toThrow()
    await expectSound(dataDir)
    expect(() => process.kill(zombie, 0)).not.toThrow()
  })

  test('leaves a stranger alone that got the old postmaster’s pid', async () => {
    const dataDir = await scratchWithDatabase()
    const stranger = startBystander(dataDir)
    const data = join(dataDir, 'postgres/data')
    writeFileSync(join(data, 'postmaster.pid'), `${stranger}\n${data}\n1700000000\n5432\n\n\n\nready\n`)
    await expectSound(dataDir)
    expect(findProcess(stranger)).toBeDefined()
  })

  test('takes the place of an owner whose pid a stranger has now', async () => {
    const dataDir = await scratchWithDatabase()
    writeFileSync(join(dataDir, 'postgres/owner-7'), `${startBystander(dataDir)} long-ago`)
    await expectSound(dataDir)
    expect(readFileSync(join(dataDir, 'postgres/owner-8'), 'utf8')).toBe('')
  })

  test('makes do with a pid file that was cut short', async () => {
    const dataDir = await scratchWithDatabase()
    writeFileSync(join(dataDir, 'postgres/data/postmaster.pid'), '')
    await expectSound(dataDir)
  })
})

describe('killed during its first start, the next start', { timeout: 60_000 }, () => {
  const drafts = (home: string) =>
    existsSync(home) ? readdirSync(home).filter((name) => name.startsWith('initialising-')) : []
  const inDraft = (path: string) => (home: string) => drafts(home).some((draft) => existsSync(join(home, draft, path)))

  const moments: [string, (home: string) => boolean][] = [
    ['it has claimed the folder', (home) => existsSync(join(home, 'owner-1'))],
    ['the draft is there', (home) => drafts(home).length > 0],
    ['the first files are written', inDraft('PG_VERSION')],
    ['the control file is written', inDraft('global/pg_control')],
    ['the catalogue is being filled', inDraft('base/1/pg_filenode.map')],
    ['the second database is being copied', inDraft('base/4')],
    ['the third database is being copied', inDraft('base/5')],
    ['the draft was renamed', (home) => existsSync(join(home, 'data/PG_VERSION'))],
    ['PostgreSQL is starting', (home) => existsSync(join(home, 'data/postmaster.pid'))],
  ]

  test.for(moments)('works when %s', async ([moment, reached]) => {
    const dataDir = scratch()
    const home = join(dataDir, 'postgres')
    const app = runApp(dataDir)
    await eventually(moment, () => reached(home))
    app.kill('SIGKILL')
    await expectSound(dataDir)
    await app.ended
    // An initdb that outlived the app may have been writing during that start; the following start removes what is
    // left.
    await expectSound(dataDir)
    expect(drafts(home)).toEqual([])
  })
})

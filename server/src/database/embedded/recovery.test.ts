import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { findBinaries, programPath } from './binaries.ts'
import { chooseUser, cleanEnvironment } from './home.ts'
import { readPidFile } from './stop-orphan.ts'
import {
  childrenOf,
  cleanUpScratch,
  eventually,
  isRunning,
  killHard,
  postmasterOf,
  query,
  runApp,
  scratch,
  start,
  withDatabase,
} from './testing/kit.ts'

cleanUpScratch()
const scratchWithDatabase = withDatabase()

/** Starts, queries and stops the database, which proves that the data directory is intact. */
async function expectIntact(dataDir: string): Promise<void> {
  const postgres = await start(dataDir)
  expect(await query(postgres, 'select count(*)::int > 0 from pg_class')).toBe(true)
  await postgres.stop()
}

const processes: ChildProcess[] = []
afterEach(() => {
  for (const child of processes.splice(0)) child.kill('SIGKILL')
})

/** Starts a process as the database's user. */
function run(dataDir: string, command: string, args: readonly string[]): number {
  const runAs = chooseUser(join(dataDir, 'postgres'))
  const child = spawn(command, args, { ...runAs, env: cleanEnvironment, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] })
  processes.push(child)
  return child.pid ?? 0
}

describe('after the app was killed', { timeout: 60_000 }, () => {
  test('PostgreSQL is stopped', async () => {
    const dataDir = await scratchWithDatabase()
    const app = runApp(dataDir)
    await app.first('ready')
    const postmaster = postmasterOf(join(dataDir, 'postgres/data'))
    app.kill('SIGKILL')
    await eventually(() => !isRunning(postmaster))
    await expectIntact(dataDir)
  })

  test.runIf(process.platform === 'linux')('the next start stops a PostgreSQL that still runs', async () => {
    const dataDir = await scratchWithDatabase()
    const app = runApp(dataDir)
    await app.first('ready')
    const orphan = postmasterOf(join(dataDir, 'postgres/data'))
    for (const pid of childrenOf(app.pid)) if (pid !== orphan) killHard(pid)
    app.kill('SIGKILL')
    await app.ended
    expect(isRunning(orphan)).toBe(true)

    const postgres = await start(dataDir)
    expect(isRunning(orphan)).toBe(false)
    expect(await query(postgres, 'select 1')).toBe(1)
    await postgres.stop()
  })

  test('the next start ignores a postmaster that died and was never reaped', async () => {
    const dataDir = await scratchWithDatabase()
    const data = join(dataDir, 'postgres/data')
    // A shell that becomes a program which never reaps its children, like the first process of some containers.
    const postgres = [programPath(findBinaries(), 'postgres'), '-D', data, '-c', 'listen_addresses=']
    const script = '"$@" & exec tail -f /dev/null'
    run(dataDir, '/bin/sh', ['-c', script, 'sh', ...postgres, '-c', `unix_socket_directories=${data}`])
    const zombie = await eventually(() => readPidFile(data)?.isReady && readPidFile(data)?.pid)
    killHard(zombie)
    await eventually(() => !isRunning(zombie))
    await expectIntact(dataDir)
  })

  test('the next start leaves another process alone that has the old postmaster’s pid', async () => {
    const dataDir = await scratchWithDatabase()
    const other = run(dataDir, '/bin/sh', ['-c', 'read -r line'])
    const data = join(dataDir, 'postgres/data')
    writeFileSync(join(data, 'postmaster.pid'), `${other}\n${data}\n1700000000\n5432\n\n\n\nready\n`)
    await expectIntact(dataDir)
    expect(isRunning(other)).toBe(true)
  })

  test('the next start ignores a truncated pid file', async () => {
    const dataDir = await scratchWithDatabase()
    writeFileSync(join(dataDir, 'postgres/data/postmaster.pid'), '')
    await expectIntact(dataDir)
  })
})

describe('after the first start was killed', { timeout: 60_000 }, () => {
  const drafts = (home: string) =>
    existsSync(home) ? readdirSync(home).filter((name) => name.startsWith('initialising-')) : []
  const inDraft = (path: string) => (home: string) => drafts(home).some((draft) => existsSync(join(home, draft, path)))

  const moments: [string, (home: string) => boolean][] = [
    ['when the folder was locked', (home) => existsSync(join(home, 'lock'))],
    ['while the catalogue was filled', inDraft('base/1/pg_filenode.map')],
    ['when the draft was renamed', (home) => existsSync(join(home, 'data/PG_VERSION'))],
  ]

  test.for(moments)('the next one works: %s', async ([, isReached]) => {
    const dataDir = scratch()
    const home = join(dataDir, 'postgres')
    const app = runApp(dataDir)
    await eventually(() => isReached(home))
    app.kill('SIGKILL')
    await expectIntact(dataDir)
    await app.ended
    // An initdb that outlived the app may have been writing during that start; the following start removes its files.
    await expectIntact(dataDir)
    expect(drafts(home)).toEqual([])
  })
})

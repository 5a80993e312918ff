import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Binaries, programPath } from './binaries.ts'
import { type Home, makePrivate, socketPort } from './home.ts'
import { readPidFile, stopOrphan } from './orphan.ts'
import { cleanEnvironment } from './run-as.ts'
import { DatabaseStartError, errorCode, fromOutput, noBinaries } from './start-error.ts'
import { watch } from './watchdog.ts'

/** Crash recovery replays at most max_wal_size, so a minute is plenty even on a slow disk. */
const startLimitMs = 60_000

/** A running PostgreSQL that accepts connections. */
export interface Postmaster {
  process: ChildProcess
  /** Settles when the process has ended for any reason. */
  ended: Promise<void>
}

/**
 * Starts PostgreSQL and resolves when it accepts connections, `connections` of them. Call as the owner of the home.
 * Throws DatabaseStartError.
 */
export async function startPostmaster(home: Home, binaries: Binaries, connections: number): Promise<Postmaster> {
  const deadline = performance.now() + startLimitMs
  for (;;) {
    await stopOrphan(home.data, deadline)
    const outcome = await launch(home, () => spawnPostgres(home, binaries, connections), deadline)
    if ('process' in outcome) return outcome
    // The last backends of a killed postmaster hold its shared memory until they notice, shortly afterwards.
    const heldByTheDying = /is still in use|lock file .* already exists/.test(outcome.output)
    if (!heldByTheDying || performance.now() > deadline) throw fromOutput(outcome.output, home.directory)
    await delay(50)
  }
}

async function launch(
  home: Home,
  spawnOne: () => ChildProcess,
  deadline: number,
): Promise<Postmaster | { output: string }> {
  makePrivate(home.socket, home.runAs)
  // Nothing is listening here any more, and a stale lock beside the socket would prevent the start.
  for (const name of [`.s.PGSQL.${socketPort}`, `.s.PGSQL.${socketPort}.lock`])
    rmSync(join(home.socket, name), { force: true })
  const child = spawnOne()
  let failure: Error | undefined
  let running = true
  const ended = new Promise<void>((resolve) => {
    const end = () => {
      running = false
      resolve()
    }
    child.once('exit', end)
    child.on('error', (error) => {
      failure = error
      end()
    })
  })
  if (child.pid !== undefined) watch(child, home.runAs)
  while (running) {
    const file = readPidFile(home.data)
    if (file?.pid === child.pid && file?.ready) {
      child.unref()
      return { process: child, ended }
    }
    if (performance.now() > deadline) {
      child.kill('SIGQUIT')
      throw new DatabaseStartError('failed', `The database in ${home.directory} did not get ready within a minute.`)
    }
    await Promise.race([ended, delay(10)])
  }
  if (errorCode(failure) === 'ENOENT') throw noBinaries(`${process.platform}-${process.arch} without glibc`)
  if (failure) throw failure
  return { output: readFileSync(home.log, 'utf8') }
}

/** Runs in its own session, so that Ctrl+C for the app does not reach it first. */
function spawnPostgres(home: Home, binaries: Binaries, connections: number): ChildProcess {
  const log = openLog(home.log)
  try {
    return spawn(programPath(binaries, 'postgres'), ['-D', home.data, ...settings(home.socket, connections)], {
      ...home.runAs,
      env: cleanEnvironment,
      cwd: home.data,
      detached: true,
      stdio: ['ignore', log, log],
    })
  } finally {
    closeSync(log)
  }
}

function openLog(path: string): number {
  try {
    renameSync(path, `${path}.previous`)
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
  }
  return openSync(path, 'w', 0o600)
}

/** Sized for one app process on a small machine. fsync stays on: acknowledged writes survive a power cut. */
const settings = (socket: string, connections: number): string[] =>
  Object.entries({
    listen_addresses: '',
    port: socketPort,
    unix_socket_directories: quoteForList(socket),
    unix_socket_permissions: '0700',
    max_connections: connections,
    shared_buffers: '32MB',
    max_wal_size: '256MB',
    // Containers often have a tiny /dev/shm.
    dynamic_shared_memory_type: 'mmap',
    logging_collector: 'off',
    log_checkpoints: 'off',
    // Log about the server, never about user data: no statements, no failing rows, no query errors.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
  }).flatMap(([name, value]) => ['-c', `${name}=${value}`])

/** The setting is a comma-separated list of paths. */
const quoteForList = (path: string): string => `"${path.replaceAll('"', '""')}"`

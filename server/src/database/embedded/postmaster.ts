import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { type Binaries, programPath } from './binaries.ts'
import { cleanEnvironment, type Home, makeSocketFolder, type RunAs, socketPort } from './home.ts'
import { DatabaseStartError, errorCode, fromOutput, noBinaries } from './start-error.ts'
import { readPidFile, stopOrphan } from './stop-orphan.ts'

/** Crash recovery replays at most max_wal_size, so a minute is plenty even on a slow disk. */
const startLimitMs = 60_000

/** A running PostgreSQL that accepts connections. */
export interface Postmaster {
  process: ChildProcess
  /** Settles when the process has ended for any reason. */
  ended: Promise<void>
}

/**
 * Starts PostgreSQL and resolves when it accepts connections, `connections` of them. The home must be locked.
 * Throws DatabaseStartError.
 */
export async function startPostmaster(home: Home, binaries: Binaries, connections: number): Promise<Postmaster> {
  const deadline = performance.now() + startLimitMs
  for (;;) {
    await stopOrphan(home.data, deadline)
    const outcome = await launch(home, binaries, connections, deadline)
    if ('process' in outcome) return outcome
    // The last backends of a killed postmaster hold its shared memory until they notice, shortly afterwards.
    const isDying = /is still in use|lock file .* already exists/.test(outcome.output)
    if (!isDying || performance.now() > deadline) throw fromOutput(outcome.output, home.directory)
    await delay(50)
  }
}

async function launch(
  home: Home,
  binaries: Binaries,
  connections: number,
  deadline: number,
): Promise<Postmaster | { output: string }> {
  makeSocketFolder(home)
  // Nothing is listening here any more, and a stale lock beside the socket would prevent the start.
  for (const name of [`.s.PGSQL.${socketPort}`, `.s.PGSQL.${socketPort}.lock`])
    rmSync(join(home.socket, name), { force: true })
  const child = spawnPostgres(home, binaries, connections)
  const ended = new Promise<Error | undefined>((resolve) => {
    child.once('exit', () => resolve(undefined))
    child.once('error', resolve)
  })
  if (child.pid !== undefined) stopWithThisProcess(child, home.runAs)
  while ((await Promise.race([ended, delay(10, 'running')])) === 'running') {
    const file = readPidFile(home.data)
    if (file?.pid === child.pid && file?.isReady) {
      child.unref()
      return { process: child, ended: ended.then(() => undefined) }
    }
    if (performance.now() > deadline) {
      child.kill('SIGQUIT')
      throw new DatabaseStartError('failed', `The database in ${home.directory} did not get ready within a minute.`)
    }
  }
  const failure = await ended
  if (errorCode(failure) === 'ENOENT') throw noBinaries(`${process.platform}-${process.arch} without glibc`)
  if (failure) throw failure
  return { output: readFileSync(home.log, 'utf8') }
}

/**
 * Stops `postmaster` when this process dies for any reason, kill -9 included. A shell reads a pipe from this process: a
 * line means the postmaster has ended and there is nothing to do; end of file without a line means this process is
 * gone. The shell ignores signals from the terminal or a supervisor. If the shell itself is killed, the next start
 * stops the orphan.
 */
function stopWithThisProcess(postmaster: ChildProcess, runAs: RunAs | undefined): void {
  const script = 'trap "" INT TERM HUP; read -r line || kill -INT "$0"'
  const shell = spawn('/bin/sh', ['-c', script, String(postmaster.pid)], {
    ...runAs,
    env: {},
    cwd: '/',
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  })
  const pipe = shell.stdin
  // Without a shell nothing watches, and the pipe to a killed shell breaks. Neither harms the database.
  shell.on('error', () => {})
  pipe.on('error', () => {})
  shell.unref()
  if (pipe instanceof Socket) pipe.unref()
  postmaster.once('exit', () => pipe.end('ended\n'))
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

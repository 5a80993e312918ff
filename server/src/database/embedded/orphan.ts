import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findProcess, type RunningProcess } from './process-state.ts'
import { DatabaseStartError, errorCode } from './start-error.ts'

/** The contents of postmaster.pid: line 1 the pid, line 2 the data directory, line 8 the state. */
interface PidFile {
  pid: number
  data: string
  ready: boolean
}

/**
 * An orphan that has not stopped after this time is stopped without a clean shutdown; its next start replays the log.
 */
const patienceMs = 10_000

export function readPidFile(data: string): PidFile | undefined {
  try {
    const lines = readFileSync(pidFilePath(data), 'utf8').split('\n')
    return { pid: Number.parseInt(lines[0] ?? '', 10), data: lines[1] ?? '', ready: lines[7]?.trim() === 'ready' }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Makes sure no postmaster runs on `data`. One that outlived its app is stopped, never adopted: its settings may be
 * another version's. A postmaster.pid that names a zombie or an unrelated process is deleted, since PostgreSQL would
 * take that process for a postmaster for ever. If a postmaster is alive after all, PostgreSQL still refuses to start
 * because of its shared memory.
 */
export async function stopOrphan(data: string, deadline: number): Promise<void> {
  const file = readPidFile(data)
  if (!file) return
  const orphan = findProcess(file.pid)
  if (orphan && isPostmasterOf(file.data, orphan)) await stop(orphan, deadline)
  if (readPidFile(data)?.pid === file.pid || Number.isNaN(file.pid)) rmSync(pidFilePath(data), { force: true })
}

const pidFilePath = (data: string): string => join(data, 'postmaster.pid')

/** Only the postmaster has the data directory in its command line; its children rename themselves. */
function isPostmasterOf(data: string, { command }: RunningProcess): boolean {
  return command !== undefined && /(^|\/)postgres /.test(command) && command.includes(` -D ${data} `)
}

async function stop(orphan: RunningProcess, deadline: number): Promise<void> {
  const patientUntil = performance.now() + patienceMs
  let signal: NodeJS.Signals = 'SIGINT'
  kill(orphan.pid, signal)
  while (findProcess(orphan.pid)?.startedAt === orphan.startedAt) {
    const now = performance.now()
    if (now > deadline) {
      throw new DatabaseStartError(
        'failed',
        `An earlier PostgreSQL, process ${orphan.pid}, does not stop: end it first.`,
      )
    }
    if (now > patientUntil && signal === 'SIGINT') {
      signal = 'SIGQUIT'
      kill(orphan.pid, signal)
    }
    await delay(10)
  }
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error // it has already exited
  }
}

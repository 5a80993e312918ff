import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findProcess, type RunningProcess } from './process-state.ts'
import { DatabaseStartError, errorCode } from './start-error.ts'

/** What postmaster.pid tells: line 1 the pid, line 2 the data directory, line 8 the state. */
interface PidFile {
  pid: number
  data: string
  ready: boolean
}

/** An orphan that has not gone after this long is stopped without its goodbyes; its next start replays the log. */
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
 * Leaves `data` without a postmaster. One that outlived its app is stopped, never adopted: its settings may be another
 * version's. A postmaster.pid that names a zombie or somebody else's process is deleted, since PostgreSQL would take
 * that for a postmaster for ever; should one be alive after all, PostgreSQL still refuses by its shared memory.
 */
export async function stopOrphan(data: string, deadline: number): Promise<void> {
  const file = readPidFile(data)
  if (!file) return
  const orphan = findProcess(file.pid)
  if (orphan && isPostmasterOf(file.data, orphan)) await stop(orphan, deadline)
  if (readPidFile(data)?.pid === file.pid || Number.isNaN(file.pid)) rmSync(pidFilePath(data), { force: true })
}

const pidFilePath = (data: string): string => join(data, 'postmaster.pid')

/** Only the postmaster carries the data directory in its command; its children rename themselves. */
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
    if (errorCode(error) !== 'ESRCH') throw error // else it went by itself
  }
}

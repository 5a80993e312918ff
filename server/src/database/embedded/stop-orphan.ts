import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { cleanEnvironment } from './home.ts'
import { DatabaseStartError, errorCode } from './start-error.ts'

/** An orphan that has not stopped after this time is stopped without a clean shutdown; the next start recovers. */
const patienceMs = 10_000

/** postmaster.pid: line 1 is the pid, line 8 the state. Undefined if there is none. */
export function readPidFile(data: string): { pid: number; isReady: boolean } | undefined {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number.parseInt(lines[0] ?? '', 10), isReady: lines[7]?.trim() === 'ready' }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** A process's program and arguments, joined by spaces; undefined if it has ended, also if nobody has reaped it. */
function commandOf(pid: number): string | undefined {
  try {
    if (process.platform === 'linux')
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ') || undefined
    const args = ['-ww', '-o', 'command=', '-p', String(pid)]
    return `${execFileSync('ps', args, { env: cleanEnvironment, encoding: 'utf8', stdio: 'pipe' }).trim()} `
  } catch {
    return undefined
  }
}

/** Whether that process is a postmaster on `data`. Its children rename themselves. */
export function isPostmaster(pid: number, data: string): boolean {
  const command = commandOf(pid)
  return command !== undefined && /(^|\/)postgres /.test(command) && command.includes(` -D ${data} `)
}

/**
 * Makes sure no postmaster runs on `data`. One that outlived its app is stopped, never adopted: its settings may be
 * another version's. A postmaster.pid that names anything else is deleted, since PostgreSQL would take that process for
 * a postmaster for ever. If one is alive after all, PostgreSQL still refuses to start because of its shared memory.
 */
export async function stopOrphan(data: string, deadline: number): Promise<void> {
  const file = readPidFile(data)
  if (!file) return
  const { pid } = file
  const patientUntil = performance.now() + patienceMs
  for (let signal: NodeJS.Signals | undefined = 'SIGINT'; isPostmaster(pid, data); await delay(10)) {
    if (signal) kill(pid, signal)
    signal = performance.now() > patientUntil ? 'SIGQUIT' : undefined
    if (performance.now() > deadline)
      throw new DatabaseStartError('failed', `An earlier PostgreSQL, process ${pid}, does not stop: end it first.`)
  }
  if (readPidFile(data)?.pid === pid || Number.isNaN(pid)) rmSync(join(data, 'postmaster.pid'), { force: true })
}

function kill(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error // it has already exited
  }
}

import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { cleanEnvironment } from './run-as.ts'
import { errorCode } from './start-error.ts'

/** A running process. Fields the system does not reveal are undefined. */
export interface RunningProcess {
  pid: number
  parent: number | undefined
  /** Together with the pid this identifies a process for ever: a recycled pid has another start time. */
  startedAt: string | undefined
  /** Program and arguments, joined by spaces. */
  command: string | undefined
}

/**
 * Identifies which processes this one can see: those of its machine since boot, and of its container. Pids from another
 * place mean nothing here. Undefined if the system does not reveal it.
 */
export function placeOfProcesses(): string | undefined {
  try {
    return `${readlinkSync('/proc/self/ns/pid')}@${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`
  } catch {
    return undefined
  }
}

/** The process running as `pid`; undefined if there is none, or only a zombie that nobody has reaped. */
export function findProcess(pid: number): RunningProcess | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0 || !answersSignals(pid)) return undefined
  return process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid)
}

/** True for zombies too. */
function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Linux: proc(5). With hidepid, another user's process is alive yet has no entry. */
export function readFromProc(pid: number): RunningProcess | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  if (stat === undefined) {
    return answersSignals(pid) ? { pid, parent: undefined, startedAt: undefined, command: undefined } : undefined
  }
  // The second field is the program's name in brackets and may itself contain spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, parent] = fields
  if (state === 'Z' || state === 'X') return undefined
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim() ?? ''
  const command = readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ')
  return { pid, parent: Number(parent), startedAt: `${fields[19]}@${boot}`, command }
}

/**
 * For macOS, which has no /proc. Runs ps with a fixed locale and time zone, so that a start time always reads the same.
 */
export function readFromPs(pid: number): RunningProcess | undefined {
  try {
    const options = ['-ww', '-o', 'stat=,ppid=,lstart=,command=', '-p', String(pid)]
    const line = execFileSync('ps', options, {
      env: cleanEnvironment,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim()
    // "Ss  1 Sat Nov 21 01:09:28 2026 /the/program with arguments"
    const match = /^(\S+)\s+(\d+)\s+(\S+\s+\S+\s+\S+\s+\S+\s+\d{4})\s+(.*)$/.exec(line)
    if (!match || match[1]?.startsWith('Z')) return undefined
    return { pid, parent: Number(match[2]), startedAt: match[3], command: `${match[4]} ` }
  } catch {
    return undefined
  }
}

function readText(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

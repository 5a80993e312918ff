import { execFileSync } from 'node:child_process'
import { readFileSync, readlinkSync } from 'node:fs'
import { cleanEnvironment } from './run-as.ts'
import { errorCode } from './start-error.ts'

/** A process that really runs. What the system does not let us see of it is undefined. */
export interface RunningProcess {
  pid: number
  parent: number | undefined
  /** With the pid this names one process for ever: a recycled pid has another start. */
  startedAt: string | undefined
  /** Program and arguments, joined by spaces. */
  command: string | undefined
}

/**
 * Which processes this one can see: those of its machine, since its start, and of its container. Pids of another place
 * say nothing here. Undefined where the system does not tell.
 */
export function placeOfProcesses(): string | undefined {
  try {
    return `${readlinkSync('/proc/self/ns/pid')}@${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()}`
  } catch {
    return undefined
  }
}

/** The process running under `pid`; undefined when there is none, or only a zombie nobody has reaped. */
export function findProcess(pid: number): RunningProcess | undefined {
  if (!Number.isSafeInteger(pid) || pid <= 0 || !answersSignals(pid)) return undefined
  return process.platform === 'linux' ? readFromProc(pid) : readFromPs(pid)
}

/** Zombies answer too. */
function answersSignals(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return errorCode(error) === 'EPERM'
  }
}

/** Linux: proc(5). With hidepid another user's process is alive yet has no entry. */
export function readFromProc(pid: number): RunningProcess | undefined {
  const stat = readText(`/proc/${pid}/stat`)
  if (stat === undefined) {
    return answersSignals(pid) ? { pid, parent: undefined, startedAt: undefined, command: undefined } : undefined
  }
  // The second field is the program's name in brackets and may itself hold spaces and brackets.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state, parent] = fields
  if (state === 'Z' || state === 'X') return undefined
  const boot = readText('/proc/sys/kernel/random/boot_id')?.trim() ?? ''
  const command = readText(`/proc/${pid}/cmdline`)?.replaceAll('\0', ' ')
  return { pid, parent: Number(parent), startedAt: `${fields[19]}@${boot}`, command }
}

/** macOS, which has no /proc. In one language and time zone, so that a start reads the same every time. */
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

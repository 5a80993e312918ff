import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface Child {
  pid: number
  /** Its first line of output. */
  line: string
  stop(): Promise<void>
}

/** Starts a program of this folder, which prints one line when it is ready. */
export async function startChild(name: string, env: Record<string, string>): Promise<Child> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(name, import.meta.url))], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const printed = once(createInterface({ input: child.stdout }), 'line')
  const failed = ended.then(([code]) => Promise.reject(new Error(`${name} ended with ${code} before it was ready`)))
  const [line] = await Promise.race([printed, failed])
  return {
    pid: child.pid ?? Number.NaN,
    line,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

const ticksPerSecond = 100

/** Processor seconds a process has used so far, user and system, all threads (Linux). */
export function cpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond
}

/** Resident memory of a process, in megabytes of a million bytes (Linux). */
export function residentMegabytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return (Number(line?.[1]) * 1024) / 1e6
}

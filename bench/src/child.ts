import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'

export interface Child {
  pid: number
  /** Milliseconds from spawning to its first line. */
  readyIn: number
  line: string
  stop(): Promise<void>
}

/** Starts a program that prints one line when it is ready. */
export async function startChild(script: string, env: Record<string, string>): Promise<Child> {
  const from = performance.now()
  const child: ChildProcess & { stdout: NodeJS.ReadableStream } = spawn(process.execPath, [script], {
    // As scripts/start.mjs starts it.
    env: { MALLOC_ARENA_MAX: '2', ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [line] = await once(createInterface({ input: child.stdout }), 'line')
  if (child.pid === undefined) throw new Error(`${script} did not start`)
  return {
    pid: child.pid,
    readyIn: performance.now() - from,
    line,
    async stop() {
      const ended = once(child, 'exit')
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

/** Memory a process holds now, in megabytes of a million bytes (Linux). */
export function residentMegabytes(pid: number): number {
  const line = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  return (Number(line?.[1]) * 1024) / 1e6
}

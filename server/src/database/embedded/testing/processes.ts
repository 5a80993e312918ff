import { readdirSync } from 'node:fs'
import { setTimeout as delay } from 'node:timers/promises'
import { readPidFile } from '../orphan.ts'
import { findProcess, type RunningProcess } from '../process-state.ts'

/** Polls until `look` finds something, for at most 20 s. */
export async function eventually<T>(what: string, look: () => T | undefined | false): Promise<T> {
  const deadline = performance.now() + 20_000
  for (;;) {
    const found = look()
    if (found !== undefined && found !== false) return found
    if (performance.now() > deadline) throw new Error(`${what}: not within 20 s`)
    await delay(2)
  }
}

/** Linux only: the living children of a process. */
export function childrenOf(parent: number): RunningProcess[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0)
    .flatMap((pid) => findProcess(pid) ?? [])
    .filter((process) => process.parent === parent)
}

/** The pid of the postmaster that runs on `data`. */
export function postmasterOf(data: string): number {
  const file = readPidFile(data)
  if (!file) throw new Error(`No postmaster keeps ${data}.`)
  return file.pid
}

export function killHard(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // Already gone, which is fine.
  }
}

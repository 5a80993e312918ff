import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram, type Stage } from './drill.ts'

interface ProgramOptions {
  uid?: number
  gid?: number
  env?: Record<string, string>
}

/** Starts a program of this machine; it is killed when the drill ends. Its output is shown if it fails. */
export function runProgram(stage: Stage, name: string, args: string[], options: ProgramOptions = {}) {
  const child = spawn(findProgram(name) ?? name, args, {
    cwd: stage.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    uid: options.uid,
    gid: options.gid,
    env: { PATH: process.env.PATH, HOME: stage.folder, LC_ALL: 'C.UTF-8', ...options.env },
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => void output.splice(0, output.length - 40, data.toString()))
  let isKilled = false
  child.on('exit', (code) => {
    if (!isKilled && code) process.stderr.write(`${name} stopped with code ${code}:\n${output.join('')}\n`)
  })
  const kill = async () => {
    isKilled = true
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill('SIGKILL')
    await ended
  }
  stage.onEnd(kill)
  return { kill }
}

/** Waits until a condition holds; fails with these words after `timeoutMs`. */
export async function waitUntil(
  what: string,
  holds: () => Promise<boolean> | boolean,
  timeoutMs = 60_000,
): Promise<void> {
  const end = performance.now() + timeoutMs
  while (!(await holds())) {
    if (performance.now() > end) throw new Error(`Waited in vain: ${what}.`)
    await pause(50)
  }
}

/** Whether something listens on this port of this machine. */
export async function isOpen(port: number): Promise<boolean> {
  const socket = createConnection({ port, host: '127.0.0.1' })
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

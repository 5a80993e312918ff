import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createConnection } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { findProgram, type Stage } from './drill.ts'

export interface Program {
  pid: number
  /** Whether it is still running. */
  isUp(): boolean
  kill(signal?: NodeJS.Signals): Promise<void>
}

interface ProgramOptions {
  uid?: number
  gid?: number
  env?: Record<string, string>
}

/** Starts a program of this machine; it is killed when the drill ends. Its output is shown if it fails to start. */
export function runProgram(stage: Stage, name: string, args: string[], options: ProgramOptions = {}): Program {
  const child = spawn(findProgram(name) ?? name, args, {
    cwd: stage.folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    uid: options.uid,
    gid: options.gid,
    env: { PATH: process.env.PATH, HOME: stage.folder, LC_ALL: 'C.UTF-8', ...options.env },
  })
  const said: string[] = []
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => void said.splice(0, said.length - 40, data.toString()))
  const isUp = () => child.exitCode === null && child.signalCode === null
  let meant = false
  child.on('exit', (code) => {
    if (!meant && code) process.stderr.write(`${name} stopped with code ${code}:\n${said.join('')}\n`)
  })
  const kill = async (signal: NodeJS.Signals = 'SIGKILL') => {
    meant = true
    if (!isUp()) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
  stage.atTheEnd(() => kill())
  return { pid: child.pid ?? Number.NaN, isUp, kill }
}

/** Waits until a condition holds; fails with these words after `patienceMs`. */
export async function until(what: string, holds: () => Promise<boolean> | boolean, patienceMs = 30_000): Promise<void> {
  const giveUpAt = performance.now() + patienceMs
  while (!(await holds())) {
    if (performance.now() > giveUpAt) throw new Error(`Waited in vain: ${what}.`)
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

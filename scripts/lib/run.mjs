import { spawn } from 'node:child_process'
import { PassThrough } from 'node:stream'
import { finished } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs a program in the project's root and resolves with its exit code; 127 if it cannot be started. `node` is always
 * the current Node. A signal to stop this process is forwarded to the program first, and this process ends with it.
 * Its output is shown as it comes, or, with the promise `after`, from when that has resolved.
 */
export function run(program, args, { env = {}, after } = {}) {
  return new Promise((done) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd: root,
      stdio: after ? ['inherit', 'pipe', 'pipe'] : 'inherit',
      env: { ...process.env, ...env },
    })
    let stopping = false
    const passOn = (signal) => {
      stopping = true
      child.kill(signal)
    }
    const signals = ['SIGINT', 'SIGTERM']
    const end = (code) => {
      for (const signal of signals) process.off(signal, passOn)
      if (stopping) process.exit(1)
      done(code)
    }
    for (const signal of signals) process.on(signal, passOn)
    child.on('error', () => end(127))
    if (!after) return child.on('exit', (code) => end(code ?? 1))
    const held = new PassThrough({ highWaterMark: Number.MAX_SAFE_INTEGER })
    for (const stream of [child.stdout, child.stderr]) stream.pipe(held, { end: false })
    after.then(() => held.pipe(process.stdout, { end: false }))
    child.on('close', (code) => {
      held.end()
      finished(held).then(() => end(code ?? 1))
    })
  })
}

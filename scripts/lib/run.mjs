import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Runs a program in the project's root and resolves with its exit code; 127 if it cannot be started. `node` is always
 * the current Node. A signal to stop this process is forwarded to the program first, and this process ends with it.
 */
export function run(program, args, { env = {} } = {}) {
  return new Promise((done) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd: root,
      stdio: 'inherit',
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
    child.on('exit', (code) => end(code ?? 1))
  })
}

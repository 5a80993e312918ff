import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))

/** Runs a program in the project's root and answers its exit code. `node` is always this very Node. */
export function run(program, args, { env = {}, cwd = root } = {}) {
  return new Promise((done) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    child.on('error', () => done(127))
    child.on('exit', (code) => done(code ?? 1))
  })
}

import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Stage } from './drill.ts'

const built = fileURLToPath(new URL('../../../server/dist/', import.meta.url))

interface Ended {
  code: number
  /** All its output. */
  said: string
  seconds: string
}

/** Runs one of the commands shipped with the app, with the app's settings. */
export function runCommand(name: 'backup' | 'restore', file: string, settings: Record<string, string>): Promise<Ended> {
  const env = { PATH: process.env.PATH, ENV_FILE: '/dev/null', ...settings }
  const from = performance.now()
  return new Promise((done) => {
    execFile(process.execPath, [join(built, `${name}.js`), file], { env, cwd: '/' }, (error, stdout, stderr) => {
      const seconds = ((performance.now() - from) / 1000).toFixed(1)
      done({ code: Number(error?.code ?? 0), said: `${stdout}${stderr}`.trim(), seconds })
    })
  })
}

/** Creates an empty folder of the drill that PostgreSQL's user can access. */
export function emptyFolder({ folder }: Stage, name: string): string {
  const made = join(folder, name)
  mkdirSync(made)
  chmodSync(made, 0o755)
  return made
}

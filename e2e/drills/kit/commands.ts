import { execFile } from 'node:child_process'
import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Stage } from './drill.ts'

const built = fileURLToPath(new URL('../../../server/dist/', import.meta.url))

interface Ended {
  code: number
  /** All it wrote. */
  said: string
  seconds: string
}

/** Runs one of the commands that lie beside the app, with the settings the app has. */
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

/** A new and empty folder of the drill, which PostgreSQL's user can reach. */
export function emptyFolder({ folder }: Stage, name: string): string {
  const made = join(folder, name)
  mkdirSync(made)
  chmodSync(made, 0o755)
  return made
}

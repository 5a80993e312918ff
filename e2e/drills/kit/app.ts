import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@glimmer/lib/testing/free-port'
import { type Product, startProduct } from '../../product.ts'
import type { Stage } from './drill.ts'

const built = fileURLToPath(new URL('../../../server/dist', import.meta.url))

/** Settings of an app in which everybody may write as much as they like. */
export const unlimitedSettings = {
  PAYMENTS: 'none',
  DEFAULT_TIER: 'pro',
  REQUESTS_PER_MINUTE: '1000000',
  LOG_LEVEL: 'silent',
}

export interface Instance extends Product {
  /** The address of this process itself, bypassing any proxy. */
  own: string
  /** Whether its probe says that it is ready. */
  isReady(): Promise<boolean>
  /** Kills it at once, without notice (kill -9). */
  kill(): void
}

export const freePorts = (count: number) => Promise.all(Array.from({ length: count }, freePort))

/** Starts another process of the app on this port; it is stopped when the drill ends. */
export async function startInstance(
  stage: Stage,
  port: number,
  settings: Record<string, string>,
  program?: string,
): Promise<Instance> {
  const own = `http://127.0.0.1:${port}`
  const product = await startProduct({ PUBLIC_URL: own, ...settings, PORT: String(port) }, program)
  stage.onEnd(product.stop)
  return {
    ...product,
    own,
    isReady: async () => (await fetch(`${own}/api/ready`)).ok,
    kill: () => process.kill(product.pid, 'SIGKILL'),
  }
}

/** Runs one of the commands shipped with the app, with the app's settings; returns how many seconds it took. */
export function runCommand(name: 'backup' | 'restore', file: string, settings: Record<string, string>) {
  const env = { PATH: process.env.PATH, ENV_FILE: '/dev/null', ...settings }
  const from = performance.now()
  return new Promise<string>((done, fail) => {
    execFile(process.execPath, [join(built, `${name}.js`), file], { env, cwd: '/' }, (error) => {
      if (error) fail(error)
      else done(((performance.now() - from) / 1000).toFixed(1))
    })
  })
}

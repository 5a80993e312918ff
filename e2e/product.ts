import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { freePort } from '@glimmer/lib/testing/free-port'

const entry = fileURLToPath(new URL('../server/dist/main.js', import.meta.url))

export interface Product {
  url: string
  identityUrl: string
  pid: number
  /** From the start of its process until it was ready. */
  readyAfterMs: number
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

/** Resolves with the address once the product is ready; fails with its last output if it exits first. */
function readiness(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  const output: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => output.push(line))
  return new Promise((ready, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      output.push(line)
      const match = /^Glimmer is ready at (\S+)$/.exec(line)
      if (match?.[1]) ready(match[1])
    })
    child.once('exit', (code) => fail(new Error(`It stopped with code ${code}:\n${output.slice(-20).join('\n')}`)))
  })
}

/** Where a product runs: its ports and its data folder. */
interface ProductLocation {
  port: number
  identityPort: number
  dataDir: string
}

async function findPlace(): Promise<ProductLocation> {
  const [port, identityPort, dataDir] = await Promise.all([
    freePort(),
    freePort(),
    mkdtemp(join(tmpdir(), 'glimmer-e2e-')),
  ])
  // As root, PostgreSQL runs as another user, who needs access.
  await chmod(dataDir, 0o755)
  return { port, identityPort, dataDir }
}

/** Starts a product at a place; stopping it keeps its data. */
async function startAt(
  location: ProductLocation,
  variables: Record<string, string>,
  program: string,
): Promise<Product> {
  const publicUrl = `http://localhost:${location.port}`
  const own = {
    PORT: String(location.port),
    IDENTITY_PORT: String(location.identityPort),
    PUBLIC_URL: publicUrl,
    ENV_FILE: '/dev/null',
    DATA_DIR: location.dataDir,
    LOG_LEVEL: 'warn',
  }
  const from = performance.now()
  const child = spawn(process.execPath, [program], {
    env: { ...process.env, ...own, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const url = await readiness(child)
  return {
    url,
    identityUrl: `${publicUrl}/id`,
    pid: child.pid ?? Number.NaN,
    readyAfterMs: performance.now() - from,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/**
 * Starts the built product as on a first install, on free ports and with its own data folder, and resolves once it
 * reports that it is ready. `variables` are added to its environment; `program` is the entry of another build.
 */
export async function startProduct(variables: Record<string, string> = {}, program = entry): Promise<Product> {
  const location = await findPlace()
  const product = await startAt(location, variables, program)
  return {
    ...product,
    async stop() {
      await product.stop()
      await rm(location.dataDir, { recursive: true, force: true })
    },
  }
}

/** A product that stays at one address while days pass. */
export interface DailyProduct {
  url: string
  /** Restarts it on its data, with its clock set to an instant (ISO 8601). */
  wakeAt(instant: string): Promise<void>
  /** Stops it and deletes its data. */
  stop(): Promise<void>
}

/** Starts the built product at an instant, as `startProduct` does; `wakeAt` then skips to a later one. */
export async function startDaily(instant: string, variables: Record<string, string> = {}): Promise<DailyProduct> {
  const location = await findPlace()
  const startOn = (clock: string) => startAt(location, { ...variables, TEST_CLOCK: clock }, entry)
  let product = await startOn(instant)
  return {
    url: product.url,
    async wakeAt(next) {
      await product.stop()
      product = await startOn(next)
    },
    async stop() {
      await product.stop()
      await rm(location.dataDir, { recursive: true, force: true })
    },
  }
}

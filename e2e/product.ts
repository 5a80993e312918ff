import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

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

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** Resolves with the address the product is ready at; fails with its last output if it ends before. */
function readiness(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  const said: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line))
  return new Promise((ready, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      const match = /^Glimmer is ready at (\S+)$/.exec(line)
      if (match?.[1]) ready(match[1])
    })
    child.once('exit', (code) => fail(new Error(`It stopped with code ${code}:\n${said.slice(-20).join('\n')}`)))
  })
}

/**
 * Starts the built product as a newcomer would, on free ports and with a data folder of its own, and answers once it
 * says that it is ready. `variables` are added to its environment; `program` is another build than this one's.
 */
export async function startProduct(variables: Record<string, string> = {}, program = entry): Promise<Product> {
  const [port, identityPort, dataDir] = await Promise.all([
    freePort(),
    freePort(),
    mkdtemp(join(tmpdir(), 'glimmer-e2e-')),
  ])
  // As root, PostgreSQL runs as another user who must reach it.
  await chmod(dataDir, 0o755)
  const publicUrl = `http://localhost:${port}`
  const own = {
    PORT: String(port),
    IDENTITY_PORT: String(identityPort),
    PUBLIC_URL: publicUrl,
    ENV_FILE: '/dev/null',
    DATA_DIR: dataDir,
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
      if (child.exitCode === null && child.signalCode === null) {
        const ended = once(child, 'exit')
        child.kill('SIGTERM')
        await ended
      }
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

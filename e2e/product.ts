import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

const entry = fileURLToPath(new URL('../server/dist/main.js', import.meta.url))

export interface Product {
  url: string
  process: ChildProcess
  /** Milliseconds from the start of the process to its ready line. */
  startedIn: number
  stop(signal?: NodeJS.Signals): Promise<void>
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

/** Starts the built product as a newcomer would, and answers once it says that it is ready. */
export async function startProduct(variables: Record<string, string>): Promise<Product> {
  const from = performance.now()
  const child = spawn(process.execPath, [entry], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said: string[] = []
  createInterface({ input: child.stderr }).on('line', (line) => said.push(line))
  const url = await new Promise<string>((ready, fail) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      said.push(line)
      const match = /^Glimmer is ready at (\S+)$/.exec(line)
      if (match?.[1]) ready(match[1])
    })
    child.once('exit', (code) => fail(new Error(`It stopped with code ${code}:\n${said.slice(-20).join('\n')}`)))
  })
  return {
    url,
    process: child,
    startedIn: performance.now() - from,
    async stop(signal = 'SIGTERM') {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill(signal)
      await ended
    },
  }
}

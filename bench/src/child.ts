import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

export interface Child {
  /** Its first line of output. */
  line: string
  stop(): Promise<void>
}

/** Starts a program of this folder, which prints one line when it is ready. */
export async function startChild(name: string, env: Record<string, string>): Promise<Child> {
  const child = spawn(process.execPath, [fileURLToPath(new URL(name, import.meta.url))], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const printed = once(createInterface({ input: child.stdout }), 'line')
  const failed = ended.then(([code]) => Promise.reject(new Error(`${name} ended with ${code} before it was ready`)))
  const [line] = await Promise.race([printed, failed])
  return {
    line,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

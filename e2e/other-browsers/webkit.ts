import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { freePort } from '#product.ts'
import type { Driven } from './drive.ts'

/** WebKitGTK's minimal browser; its window is on a virtual screen. */
export const miniBrowserPath = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/**
 * Starts WebKitGTK and drives it over classic WebDriver. It has no preload scripts: `early` runs once a page is loaded.
 */
export async function startWebKit(miniBrowser: string, early: string): Promise<Driven> {
  const port = await freePort()
  const child = spawn('xvfb-run', ['-a', 'WebKitWebDriver', `--port=${port}`], { stdio: 'ignore', detached: true })
  const send = async (method: string, path: string, body?: object): Promise<unknown> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: { message?: string } | null }
    if (!response.ok) throw new Error(`${path}: ${value?.message}`)
    return value
  }
  const options = { binary: miniBrowser, args: ['--automation'] }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } }
  const begin = async (tries: number): Promise<unknown> =>
    send('POST', '/session', { capabilities }).catch(async (thrown: unknown) => {
      if (tries === 0) throw thrown
      await new Promise((done) => setTimeout(done, 250))
      return begin(tries - 1)
    })
  const { sessionId } = (await begin(40)) as { sessionId: string }
  const session = `/session/${sessionId}`
  const run = (script: string) => send('POST', `${session}/execute/sync`, { script, args: [] })
  return {
    async goto(url) {
      await send('POST', `${session}/url`, { url })
      await run(early)
    },
    value: (expression) => run(`return ${expression}`),
    async quit() {
      await send('DELETE', session)
      const ended = once(child, 'exit')
      if (child.pid) process.kill(-child.pid)
      await ended
    },
  }
}

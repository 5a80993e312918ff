import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Driven } from './drive.ts'

interface Reply {
  id?: number
  result?: unknown
  message?: string
}

/** Sends commands over WebDriver BiDi; replies are matched by id. */
async function connect(address: string) {
  const socket = new WebSocket(address)
  await new Promise<void>((open, fail) => {
    socket.onopen = () => open()
    socket.onerror = () => fail(new Error(`${address} does not answer.`))
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  socket.onmessage = ({ data }) => {
    const reply: Reply = JSON.parse(String(data))
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
  }
  let last = 0
  return <Result>(method: string, params: object) =>
    new Promise<Result>((done, fail) => {
      const id = ++last
      waiting.set(id, ({ result, message }) => {
        waiting.delete(id)
        if (message === undefined) done(result as Result)
        else fail(new Error(`${method}: ${message}`))
      })
      socket.send(JSON.stringify({ id, method, params }))
    })
}

/** Starts an unmodified Firefox in headless mode and drives it; `early` runs in every page before its scripts. */
export async function startFirefox(program: string, early: string): Promise<Driven> {
  const profile = await mkdtemp(join(tmpdir(), 'glimmer-firefox-'))
  const args = ['--headless', '--remote-debugging-port=0', '--profile', profile, '--no-remote', 'about:blank']
  const child = spawn(program, args, { env: { ...process.env, HOME: profile }, stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await new Promise<string>((found, fail) => {
    createInterface({ input: child.stderr }).on('line', (line) => {
      const match = /WebDriver BiDi listening on (ws:\S+)/.exec(line)
      if (match?.[1]) found(match[1])
    })
    child.once('exit', () => fail(new Error('Firefox stopped before it could be driven.')))
  })
  const send = await connect(`${address}/session`)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context ?? ''
  await send('script.addPreloadScript', { functionDeclaration: `() => { ${early} }` })
  return {
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'complete' })
    },
    async value(expression) {
      const { result } = await send<{ result: { value?: unknown } }>('script.evaluate', {
        expression,
        target: { context },
        awaitPromise: true,
      })
      return result?.value
    },
    async quit() {
      const ended = once(child, 'exit')
      child.kill()
      await ended
      await rm(profile, { recursive: true, force: true })
    },
  }
}

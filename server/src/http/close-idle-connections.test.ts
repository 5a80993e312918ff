import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { expect, onTestFinished, test } from 'vitest'
import { closeIdleConnections } from './close-idle-connections.ts'

/** A server whose route `/slow` answers only once it is let to. */
async function aServer() {
  const server = Fastify({ return503OnClosing: false })
  closeIdleConnections(server)
  const [begun, answered] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  server.get('/', async () => 'there')
  server.get('/slow', async () => {
    begun.resolve()
    await answered.promise
    return 'there'
  })
  // As the identity provider's pages are passed on.
  server.get('/raw', async (_, reply) => {
    reply.hijack()
    reply.raw.writeHead(200, { 'content-type': 'text/plain' }).end('there')
  })
  const url = await server.listen({ port: 0, host: '127.0.0.1' })
  return { server, url, begun: begun.promise, answer: answered.resolve }
}

/** Asks over a kept-alive connection. Resolves with the status and whether the connection stays, or an error's code. */
const ask = (url: string, agent: Agent) =>
  new Promise<{ outcome: number | string; stays: boolean }>((resolve) => {
    get(url, { agent }, (response) => {
      const stays = response.headers.connection !== 'close'
      response.resume().on('end', () => resolve({ outcome: response.statusCode ?? 0, stays }))
    }).on('error', (error: NodeJS.ErrnoException) => resolve({ outcome: error.code ?? 'unknown', stays: false }))
  })

test('closing ends unused connections at once and answers requests in progress', async () => {
  const { server, url, begun, answer } = await aServer()
  const silent = connect(Number(new URL(url).port), '127.0.0.1').resume()
  await once(silent, 'connect')
  const reply = fetch(`${url}/slow`)
  await begun
  const closed = server.close()
  await once(silent, 'close')
  answer()
  expect(await (await reply).text()).toBe('there')
  await closed
})

test('draining adds Connection: close to each response', async () => {
  const { server, url, begun, answer } = await aServer()
  const connectionOf = async (path: string) => (await fetch(url + path)).headers.get('connection')
  expect(await connectionOf('/')).toBe('keep-alive')
  const underWay = connectionOf('/slow')
  await begun
  server.connections.startDraining()
  answer()
  expect([await connectionOf('/'), await connectionOf('/raw'), await underWay]).toEqual(['close', 'close', 'close'])
  await server.close()
})

test('does not reset clients that reuse connections without a pause', async () => {
  const { server, url } = await aServer()
  const outcomes = new Map<number | string, number>()
  const clients = Array.from({ length: 24 }, async () => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    onTestFinished(() => agent.destroy())
    for (let stays = true; stays; ) {
      const answer = await ask(url, agent)
      outcomes.set(answer.outcome, (outcomes.get(answer.outcome) ?? 0) + 1)
      // A proxy or a browser goes elsewhere once it is told.
      stays = answer.stays
    }
  })
  await expect.poll(() => outcomes.get(200)).toBeGreaterThan(200)
  server.connections.startDraining()
  await server.close()
  await Promise.all(clients)
  expect([...outcomes.keys()]).toEqual([200])
})

test('answers a request that arrives on a kept connection while closing', async () => {
  const { server, url, begun, answer } = await aServer()
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  expect(await ask(url, agent)).toEqual({ outcome: 200, stays: true })
  const slow = ask(`${url}/slow`, new Agent())
  await begun
  server.connections.startDraining()
  const closed = server.close()
  expect(await ask(url, agent)).toEqual({ outcome: 200, stays: false })
  answer()
  expect((await slow).outcome).toBe(200)
  await closed
})

test('closes idle kept connections at once', async () => {
  const { server, url } = await aServer()
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  expect((await ask(url, agent)).outcome).toBe(200)
  server.connections.startDraining()
  await server.close()
})

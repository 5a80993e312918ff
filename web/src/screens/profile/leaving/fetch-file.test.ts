import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#platform/api/client.ts'
import { fetchArchive } from './fetch-file.ts'

/** What the stand-in does with the next request. */
let answer: (response: ServerResponse) => void
let server: Server

beforeAll(async () => {
  server = createServer((_, response) => answer(response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  connect({ origin: `http://127.0.0.1:${port}`, token: async () => 'a-token' })
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const fetchIt = () => {
  const counted: number[] = []
  const leaving = new AbortController()
  const archive = fetchArchive({ signal: leaving.signal, onBytes: (bytes) => counted.push(bytes) })
  return { archive, counted, stop: () => leaving.abort() }
}

test('an archive that comes whole is told piece by piece', async () => {
  answer = (response) => {
    response.write('PK, the first half ')
    response.end('and the second')
  }
  const { archive, counted } = fetchIt()
  expect(await (await archive).text()).toBe('PK, the first half and the second')
  expect(counted.at(-1)).toBe(33)
})

test('an archive that breaks off is no archive', async () => {
  answer = (response) => {
    response.write('PK, the first half ', () => response.destroy())
  }
  await expect(fetchIt().archive).rejects.toMatchObject({ name: 'ApiError', code: 'unreachable' })
})

test('a refusal keeps its code', async () => {
  answer = (response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{"code":"not_ready"}')
  }
  await expect(fetchIt().archive).rejects.toMatchObject({ status: 503, code: 'not_ready' })
})

test('whoever stops it hears of no fault of the server’s', async () => {
  const { archive, counted, stop } = await new Promise<ReturnType<typeof fetchIt>>((begun) => {
    const running = fetchIt()
    answer = (response) => {
      response.write('PK', () => begun(running))
    }
  })
  expect(counted.length).toBeLessThanOrEqual(1)
  stop()
  await expect(archive).rejects.toMatchObject({ name: 'AbortError' })
})

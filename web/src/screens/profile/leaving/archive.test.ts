import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect } from '#platform/api/client.ts'
import { archiveName, fetchArchive, fileExtension, sizeOf } from './archive.ts'

test('names an archive after the local date', () => {
  expect(archiveName(new Date(2026, 2, 4, 23, 59))).toBe('glimmer-2026-03-04.zip')
  expect(archiveName(new Date(2026, 10, 21), 'glimmer-own-voice')).toBe('glimmer-own-voice-2026-11-21.zip')
})

test.each([
  [0, '0 kB'],
  [1, '1 kB'],
  [640_000, '640 kB'],
  [1_234_567, '1.2 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeOf(bytes)).toBe(words)
})

test.each([
  ['audio/webm;codecs=opus', 'webm'],
  ['audio/mp4', 'm4a'],
  ['audio/ogg; codecs=opus', 'ogg'],
  ['', 'audio'],
])('a recording of type %j ends in .%s', (type, ending) => {
  expect(fileExtension(type)).toBe(ending)
})

/** Handles the next request to the fake server. */
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

test('reports progress for each chunk of a complete archive', async () => {
  answer = (response) => {
    response.write('PK, the first half ')
    response.end('and the second')
  }
  const { archive, counted } = fetchIt()
  expect(await (await archive).text()).toBe('PK, the first half and the second')
  expect(counted.at(-1)).toBe(33)
})

test('rejects a truncated archive', async () => {
  answer = (response) => {
    response.write('PK, the first half ', () => response.destroy())
  }
  await expect(fetchIt().archive).rejects.toMatchObject({ name: 'ApiError', code: 'unreachable' })
})

test('keeps the code of an error response', async () => {
  answer = (response) => {
    response.writeHead(503, { 'content-type': 'application/problem+json' }).end('{"code":"not_ready"}')
  }
  await expect(fetchIt().archive).rejects.toMatchObject({ status: 503, code: 'not_ready' })
})

test('does not report an aborted download as a server failure', async () => {
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

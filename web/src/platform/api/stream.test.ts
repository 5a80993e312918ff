import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect, onWritten } from './client.ts'
import { apiStream } from './stream.ts'

/** How the fake server handles the next request. */
let answer: (response: ServerResponse) => unknown
let server: Server

beforeAll(async () => {
  server = createServer((_, response) => void answer(response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => server.close())
beforeEach(() => {
  const { port } = server.address() as AddressInfo
  connect({ origin: `http://127.0.0.1:${port}`, token: async () => 'a-token', onRefused: () => undefined })
})

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/x-ndjson' })
const piece = (audio: string) => `${JSON.stringify({ audio, words: [] })}\n`
const ask = (signal?: AbortSignal) =>
  apiStream('POST /affirmations/{id}/speak/live', { params: { id: 'line' }, body: { voice: 'alasdair' }, signal })

async function all(parts: AsyncIterable<object>) {
  const came: object[] = []
  for await (const part of parts) came.push(part)
  return came
}

describe('an answer that comes in lines', () => {
  test('is read as it comes, wherever the network parts it', async () => {
    const more = Promise.withResolvers<void>()
    answer = async (response) => {
      begin(response).write(`${piece('QQ==')}{"audio":"Qg`)
      await more.promise
      response.end(`==","words":[]}\n{"audio":"Qw==","words":[]}`)
    }
    const written: string[] = []
    const stop = onWritten((route) => written.push(route))
    const parts = ask()
    expect((await parts.next()).value).toEqual({ audio: 'QQ==', words: [] })
    expect(written).toEqual([])
    more.resolve()
    expect(await all(parts)).toEqual([
      { audio: 'Qg==', words: [] },
      { audio: 'Qw==', words: [] },
    ])
    stop()
    expect(written).toEqual(['POST /affirmations/{id}/speak/live'])
  })

  test('that breaks off, or is no answer of ours, is a network error after what came', async () => {
    for (const spoil of [
      (response: ServerResponse) => response.write(piece('QQ=='), () => response.destroy()),
      (response: ServerResponse) => response.end(`${piece('QQ==')}<html>`),
    ]) {
      answer = (response) => spoil(begin(response))
      const parts = ask()
      expect((await parts.next()).value).toEqual({ audio: 'QQ==', words: [] })
      await expect(parts.next()).rejects.toMatchObject({ code: 'unreachable' })
    }
  })

  test('that is refused keeps its reason, and a refused token is told of', async () => {
    let refusals = 0
    connect({ onRefused: () => refusals++ })
    for (const [status, code] of [
      [402, 'allowance_spent'],
      [401, 'unauthenticated'],
    ] as const) {
      answer = (response) =>
        response
          .writeHead(status, { 'content-type': 'application/problem+json' })
          .end(JSON.stringify({ status, code, message: 'No.' }))
      await expect(ask().next()).rejects.toMatchObject({ status, code })
    }
    expect(refusals).toBe(1)
  })

  test('is given up by whoever leaves: the server is told', async () => {
    const gone = Promise.withResolvers<void>()
    answer = (response) => {
      response.on('close', gone.resolve)
      begin(response).write(piece('QQ=='))
    }
    const leaving = new AbortController()
    const parts = ask(leaving.signal)
    await parts.next()
    leaving.abort(new Error('left'))
    await expect(parts.next()).rejects.toThrow('left')
    await gone.promise
  })
})

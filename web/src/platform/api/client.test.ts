import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { api, bytesAt, connect, newTraceparent, onWritten } from './client.ts'
import { ApiError } from './errors.ts'

/** The next response of the fake server, and the last request it received. */
let answer: { status: number; type?: string; body?: string; breaksOff?: boolean }
let asked: { method: string | undefined; url: string | undefined; headers: IncomingMessage['headers']; body: string }
let refusals: number

/** W3C Trace Context, section 3.2. */
const w3c = /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-01$/
let server: Server

beforeAll(async () => {
  server = createServer(async (request, response) => {
    asked = { method: request.method, url: request.url, headers: request.headers, body: await text(request) }
    response.writeHead(answer.status, answer.type ? { 'content-type': answer.type } : {})
    if (answer.breaksOff) response.write(answer.body, () => response.destroy())
    else response.end(answer.body)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => server.close())
beforeEach(() => {
  refusals = 0
  const { port } = server.address() as AddressInfo
  connect({ origin: `http://127.0.0.1:${port}`, token: async () => 'a-token', onRefused: () => refusals++ })
})

const problem = (status: number, code: string, message: string) => {
  answer = { status, type: 'application/problem+json', body: JSON.stringify({ status, code, message }) }
}

describe('calling the server', () => {
  test('sends the body, the token and the idempotency key', async () => {
    answer = { status: 201, type: 'application/json', body: '{"text":"I can begin."}' }
    const made = await api('POST /affirmations/generate', { body: { themes: ['calm'] }, idempotencyKey: 'try-1' })
    expect(made.text).toBe('I can begin.')
    expect(asked).toMatchObject({ method: 'POST', url: '/api/affirmations/generate', body: '{"themes":["calm"]}' })
    expect(asked.headers).toMatchObject({
      authorization: 'Bearer a-token',
      'content-type': 'application/json',
      'idempotency-key': 'try-1',
    })
  })

  test('throws a network error for a truncated response', async () => {
    answer = { status: 200, type: 'application/json', body: '{"items":', breaksOff: true }
    await expect(api('GET /users/favorites')).rejects.toMatchObject({ code: 'unreachable' })
    answer = { status: 200, type: 'audio/mpeg', body: 'half a recording', breaksOff: true }
    await expect(bytesAt('/api/sound')).rejects.toMatchObject({ code: 'unreachable' })
  })

  test('notifies listeners of successful writes only', async () => {
    const written: string[] = []
    const stop = onWritten((route) => written.push(route))
    answer = { status: 500 }
    await expect(api('POST /affirmations', { body: { text: 'I can begin.' } })).rejects.toThrow()
    answer = { status: 200, type: 'application/json', body: '{}' }
    await api('GET /users/usage')
    await api('POST /affirmations', { body: { text: 'I can begin.' } })
    stop()
    await api('POST /affirmations', { body: { text: 'I can begin.' } })
    expect(written).toEqual(['POST /affirmations'])
  })

  test('sends a file with its own type', async () => {
    answer = { status: 201, type: 'application/json', body: '{"kind":"upload"}' }
    const saved = await api('POST /avatars/upload', { upload: new Blob(['a picture'], { type: 'image/webp' }) })
    expect(saved.kind).toBe('upload')
    expect(asked).toMatchObject({ method: 'POST', url: '/api/avatars/upload', body: 'a picture' })
    expect(asked.headers['content-type']).toBe('image/webp')
  })

  test('sends no token when signed out', async () => {
    connect({ token: async () => null })
    answer = { status: 200, type: 'application/json', body: '{}' }
    await api('GET /config')
    expect(asked.headers.authorization).toBeUndefined()
  })

  test('sends a traceparent with each call but those for recordings', async () => {
    answer = { status: 200, type: 'application/json', body: '{}' }
    await api('GET /config')
    expect(asked.headers.traceparent).toBeUndefined()
    connect({ traceparent: newTraceparent })
    const named = []
    for (let call = 0; call < 2; call++) {
      await api('GET /config')
      named.push(asked.headers.traceparent)
    }
    expect(named).toEqual([expect.stringMatching(w3c), expect.stringMatching(w3c)])
    expect(named[0]).not.toBe(named[1])
    // It may redirect to a store of another origin, where the header would require a CORS preflight.
    await bytesAt('/api/affirmations/x/audio/v')
    expect(asked.headers.traceparent).toBeUndefined()
    connect({ traceparent: undefined })
  })

  test('returns undefined for an empty response', async () => {
    answer = { status: 204 }
    expect(await api('DELETE /affirmations/{id}', { params: { id: 'x' } })).toBeUndefined()
  })

  test('returns bytes as a blob', async () => {
    answer = { status: 200, type: 'audio/mpeg', body: 'sound' }
    expect(await (await bytesAt('/api/affirmations/x/audio/v')).text()).toBe('sound')
    const blob = await api('GET /affirmations/{id}/audio/{voice}', { params: { id: 'x', voice: 'v' } })
    expect(blob.type).toBe('audio/mpeg')
  })
})

describe('a call that fails', () => {
  test('throws the problem', async () => {
    problem(402, 'allowance_spent', 'All ten are used.')
    const failure = await api('GET /users/usage').catch((error: unknown) => error)
    expect(failure).toBeInstanceOf(ApiError)
    expect(failure).toMatchObject({ status: 402, code: 'allowance_spent', message: 'All ten are used.' })
    expect(refusals).toBe(0)
  })

  test('notifies the session of a 401 once', async () => {
    problem(401, 'unauthenticated', 'Authentication required. Please sign in again.')
    await expect(api('GET /users/profile')).rejects.toMatchObject({ status: 401 })
    expect(refusals).toBe(1)
  })

  test('throws for a body that is no problem', async () => {
    answer = { status: 502, type: 'text/html', body: '<h1>Bad gateway</h1>' }
    await expect(api('GET /users/profile')).rejects.toMatchObject({ status: 502, code: undefined })
  })

  test('throws unreachable when no server responds', async () => {
    connect({ origin: 'http://127.0.0.1:9' })
    await expect(api('GET /users/profile')).rejects.toMatchObject({ status: 500, code: 'unreachable' })
  })

  test('throws an abort when cancelled', async () => {
    const signal = AbortSignal.abort()
    await expect(api('GET /users/profile', { signal })).rejects.toMatchObject({ name: 'AbortError' })
  })
})

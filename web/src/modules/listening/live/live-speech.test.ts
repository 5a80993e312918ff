import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WordTiming } from '@glimmer/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { connect } from '#platform/api/client.ts'
import { type LiveSpeech, requestLiveSpeech } from './live-speech.ts'

/** What was requested from the fake server, and its handler for each route. */
let asked: string[]
let live: (response: ServerResponse) => unknown
let whole: (response: ServerResponse) => unknown
let server: Server

const word = (text: string, startMs: number): WordTiming => ({
  text,
  charStart: 0,
  charEnd: 1,
  startMs,
  endMs: startMs,
})
const words = [word('I', 0), word('rest', 300)]
const speech = {
  voice: 'alasdair',
  audioUrl: '/api/affirmations/line/audio/alasdair',
  durationMs: 900,
  mime: 'audio/mpeg',
  words,
  timing: 'exact',
  fallback: false,
}
const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
const pieceOf = (at: number) => `${JSON.stringify({ audio: btoa(`piece ${at} `), words: words.slice(at, at + 1) })}\n`
const lines = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'application/x-ndjson' })
const breaksOff = (response: ServerResponse) => lines(response).write(pieceOf(0), () => response.destroy())

beforeAll(async () => {
  server = createServer((request, response) => {
    const route = request.url?.split('/').slice(4).join('/') ?? ''
    asked.push(`${route} ${request.headers['idempotency-key'] ?? ''}`.trim())
    if (route === 'speak/live') live(response)
    else if (route === 'speak') whole(response)
    else response.writeHead(200, { 'content-type': 'audio/mpeg' }).end('made anew')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => server.close())
beforeEach(() => {
  asked = []
  whole = (response) => json(response, 200, speech)
  const { port } = server.address() as AddressInfo
  connect({ origin: `http://127.0.0.1:${port}`, token: async () => 'a-token', onRefused: () => undefined })
})

const ask = (signal = new AbortController().signal) =>
  requestLiveSpeech({ id: 'line', text: 'I rest', voice: 'alasdair', idempotencyKey: 'key', signal })
const hear = async () => (await ask()) as LiveSpeech

describe('a line heard while it is made', () => {
  test('is there with its first piece, and whole without another request', async () => {
    const more = Promise.withResolvers<void>()
    live = async (response) => {
      lines(response).write(pieceOf(0))
      await more.promise
      response.end(`${pieceOf(1)}${JSON.stringify({ speech })}\n`)
    }
    const heard = await hear()
    expect(heard.words).toEqual(words.slice(0, 1))
    expect(heard.whole).toBeUndefined()
    more.resolve()
    const recording = await heard.done
    expect(await recording.blob.text()).toBe('piece 0 piece 1 ')
    expect(recording).toMatchObject({ words, durationMs: 900, fallback: false })
    expect(asked).toEqual(['speak/live key'])
  })

  test('that was made before is fetched from its address', async () => {
    live = (response) => lines(response).end(`${JSON.stringify({ speech })}\n`)
    expect(await ask()).toMatchObject({ words, durationMs: 900 })
    expect(asked).toEqual(['speak/live key', 'audio/alasdair'])
  })

  test('whose connection is lost is asked for as a whole, under the same key', async () => {
    live = breaksOff
    const heard = await hear()
    expect(await (await heard.done).blob.text()).toBe('made anew')
    expect(heard.words).toEqual(words.slice(0, 1))
    expect(asked).toEqual(['speak/live key', 'speak key', 'audio/alasdair'])
  })

  test('that cannot be had any more says why, and is asked for again when somebody wants the rest', async () => {
    live = breaksOff
    whole = (response) => json(response, 402, { status: 402, code: 'allowance_spent', message: 'Spent.' })
    const heard = await hear()
    await expect(heard.done).rejects.toMatchObject({ code: 'allowance_spent' })
    expect(heard.failure?.code).toBe('allowance_spent')
    whole = (response) => json(response, 200, speech)
    await heard.retry()
    expect(heard.failure).toBeUndefined()
    expect(await heard.whole?.blob.text()).toBe('made anew')
  })

  test('whose voice fails in the middle says that, and nobody else goes on', async () => {
    const problem = { status: 503, code: 'voice_unavailable', message: 'No voice.' }
    live = (response) => lines(response).end(`${pieceOf(0)}${JSON.stringify({ problem })}\n`)
    const heard = await hear()
    await expect(heard.done).rejects.toMatchObject({ code: 'voice_unavailable' })
    expect(asked).toEqual(['speak/live key'])
  })

  test('that nothing was heard of fails as any call does', async () => {
    live = (response) => response.destroy()
    await expect(ask()).rejects.toMatchObject({ code: 'unreachable' })
  })

  test('is let go of: the server is told, and nothing more is asked for', async () => {
    const gone = Promise.withResolvers<void>()
    live = (response) => {
      response.on('close', gone.resolve)
      lines(response).write(pieceOf(0))
    }
    const heard = await hear()
    heard.close()
    await gone.promise
    await expect(heard.done).rejects.toMatchObject({ name: 'AbortError' })
    expect(asked).toEqual(['speak/live key'])
  })
})

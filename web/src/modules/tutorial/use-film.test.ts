import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '#platform/api/client.ts'
import { loadFilm } from './use-film.ts'

/** The response to each request, in order; the last one repeats. Only `fetch` is faked, so that fake timers work. */
let answers: (() => Promise<Response>)[]
/** When each request was sent, in milliseconds from the first. */
let asked: number[]
let refusals: number

const refuse = (status: number) => async () => new Response(null, { status })
const serve = async () => new Response('a film', { headers: { 'content-type': 'video/mp4' } })
const stayQuiet = () => new Promise<Response>(() => undefined)

beforeEach(() => {
  vi.useFakeTimers()
  const from = Date.now()
  asked = []
  refusals = 0
  connect({ origin: 'http://localhost', token: async () => 'a-token', onRefused: () => refusals++ })
  vi.stubGlobal('fetch', (_: string, { signal }: RequestInit) => {
    asked.push(Date.now() - from)
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? stayQuiet
    const brokenOff = new Promise<never>((_resolve, reject) =>
      signal?.addEventListener('abort', () => reject(signal.reason)),
    )
    return Promise.race([answer(), brokenOff])
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const load = (signal = new AbortController().signal) => loadFilm('tutorial-onboarding', signal)

describe('loading the film', () => {
  test('returns the film', async () => {
    answers = [serve]
    const loaded = await load()
    expect(loaded.ok && (await loaded.film.text())).toBe('a film')
    expect(asked).toEqual([0])
  })

  test('retries three times, after 1, 2 and 3 seconds', async () => {
    answers = [refuse(503)]
    const loading = load()
    await vi.runAllTimersAsync()
    expect((await loading).ok).toBe(false)
    expect(asked).toEqual([0, 1_000, 3_000, 6_000])
  })

  test('stops retrying after a success', async () => {
    answers = [refuse(500), refuse(404), serve]
    const loading = load()
    await vi.runAllTimersAsync()
    expect((await loading).ok).toBe(true)
    expect(asked).toEqual([0, 1_000, 3_000])
  })

  test('does not retry after a 401, and signs out', async () => {
    answers = [refuse(401)]
    const loading = load()
    await vi.runAllTimersAsync()
    const loaded = await loading
    expect(loaded.ok || loaded.error.status).toBe(401)
    expect([asked.length, refusals]).toEqual([1, 1])
  })

  test('times out after 30 seconds and retries', async () => {
    answers = [stayQuiet, serve]
    const loading = load()
    await vi.runAllTimersAsync()
    expect((await loading).ok).toBe(true)
    expect(asked).toEqual([0, 31_000])
  })

  test('sends no request after the dialog is closed', async () => {
    answers = [refuse(503)]
    const leaving = new AbortController()
    const loading = load(leaving.signal)
    await vi.advanceTimersByTimeAsync(500)
    leaving.abort()
    await vi.runAllTimersAsync()
    expect((await loading).ok).toBe(false)
    expect(asked).toEqual([0])
  })
})

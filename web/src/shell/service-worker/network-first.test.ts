import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkFirst, networkTimeoutMs } from './network-first.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const cached = async () => new Response('cached')
const nothing = async () => undefined
const never = new Promise<Response>(() => undefined)
const words = async (answer: Promise<Response>) => (await answer).text()

test("returns the network's response, also a 404", async () => {
  expect(await words(networkFirst(Promise.resolve(new Response('gone', { status: 404 })), cached))).toBe('gone')
})

test('returns the cached copy without a connection', async () => {
  expect(await words(networkFirst(Promise.reject(new TypeError('offline')), cached))).toBe('cached')
})

test('returns the cached copy when the server responds with 5xx', async () => {
  expect(await words(networkFirst(Promise.resolve(new Response('', { status: 503 })), cached))).toBe('cached')
})

test("returns the cached copy after the network's timeout", async () => {
  const answer = words(networkFirst(never, cached))
  await vi.advanceTimersByTimeAsync(networkTimeoutMs)
  expect(await answer).toBe('cached')
})

test('waits for the network when nothing is cached, and passes on its failure', async () => {
  const slow = Promise.withResolvers<Response>()
  const answer = words(networkFirst(slow.promise, nothing))
  await vi.advanceTimersByTimeAsync(networkTimeoutMs)
  slow.resolve(new Response('late'))
  expect(await answer).toBe('late')
  expect((await networkFirst(Promise.resolve(new Response('', { status: 503 })), nothing)).status).toBe(503)
  await expect(networkFirst(Promise.reject(new TypeError('offline')), nothing)).rejects.toThrow('offline')
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { networkFirst, networkTimeoutMs } from './network-first.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const cached = async () => new Response('cached')
const nothing = async () => undefined
const never = new Promise<Response>(() => undefined)
const words = async (answer: Promise<Response>) => (await answer).text()

test('the network is preferred, whatever it says of the address', async () => {
  expect(await words(networkFirst(Promise.resolve(new Response('gone', { status: 404 })), cached))).toBe('gone')
})

test('without a connection, the cached copy is shown', async () => {
  expect(await words(networkFirst(Promise.reject(new TypeError('offline')), cached))).toBe('cached')
})

test('a server in trouble does not keep the page from opening', async () => {
  expect(await words(networkFirst(Promise.resolve(new Response('', { status: 503 })), cached))).toBe('cached')
})

test('a slow network is waited for, and not for ever', async () => {
  const answer = words(networkFirst(never, cached))
  await vi.advanceTimersByTimeAsync(networkTimeoutMs)
  expect(await answer).toBe('cached')
})

test('with nothing cached a slow answer is still an answer, and trouble is passed on', async () => {
  const slow = Promise.withResolvers<Response>()
  const answer = words(networkFirst(slow.promise, nothing))
  await vi.advanceTimersByTimeAsync(networkTimeoutMs)
  slow.resolve(new Response('late'))
  expect(await answer).toBe('late')
  expect((await networkFirst(Promise.resolve(new Response('', { status: 503 })), nothing)).status).toBe(503)
  await expect(networkFirst(Promise.reject(new TypeError('offline')), nothing)).rejects.toThrow('offline')
})

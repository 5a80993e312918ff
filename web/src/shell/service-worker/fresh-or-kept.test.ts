import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshOrKept, patience } from './fresh-or-kept.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const kept = async () => new Response('kept')
const nothing = async () => undefined
const never = new Promise<Response>(() => undefined)
const words = async (answer: Promise<Response>) => (await answer).text()

test('the network is preferred, whatever it says of the address', async () => {
  expect(await words(freshOrKept(Promise.resolve(new Response('gone', { status: 404 })), kept))).toBe('gone')
})

test('without a connection, what is kept is shown', async () => {
  expect(await words(freshOrKept(Promise.reject(new TypeError('offline')), kept))).toBe('kept')
})

test('a server in trouble does not keep the page from opening', async () => {
  expect(await words(freshOrKept(Promise.resolve(new Response('', { status: 503 })), kept))).toBe('kept')
})

test('a slow network is waited for, and not for ever', async () => {
  const answer = words(freshOrKept(never, kept))
  await vi.advanceTimersByTimeAsync(patience)
  expect(await answer).toBe('kept')
})

test('with nothing kept a slow answer is still an answer, and trouble is passed on', async () => {
  const slow = Promise.withResolvers<Response>()
  const answer = words(freshOrKept(slow.promise, nothing))
  await vi.advanceTimersByTimeAsync(patience)
  slow.resolve(new Response('late'))
  expect(await answer).toBe('late')
  expect((await freshOrKept(Promise.resolve(new Response('', { status: 503 })), nothing)).status).toBe(503)
  await expect(freshOrKept(Promise.reject(new TypeError('offline')), nothing)).rejects.toThrow('offline')
})

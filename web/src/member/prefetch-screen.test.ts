import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { localDay, yearUntil } from '#lib/calendar.ts'
import { connect } from '#platform/api/client.ts'
import { read, readPages } from '#platform/api/query.ts'

import { linesPerPage, prefetchScreen, takePrefetched } from './prefetch-screen.ts'
import { queryClientFor, releaseClient } from './query-client.ts'

/** The server's responses in sequence; the last one repeats. */
let answers: { status: number; text: string }[]
let times: number
let server: Server

beforeAll(async () => {
  server = createServer((_, response) => {
    const { status, text } = answers[Math.min(times++, answers.length - 1)] ?? { status: 500, text: '' }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ text, code: text }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterAll(() => server.close())
beforeEach(() => {
  times = 0
  answers = [{ status: 200, text: 'I can begin.' }]
  const { port } = server.address() as AddressInfo
  connect({ origin: `http://127.0.0.1:${port}`, token: async () => 'a-token' })
})

/** An address, parsed as by the browser. */
const at = (address: string) => new URL(address, 'https://glimmer.test')

const { queryKey } = read('GET /affirmations/today')
const lineIn = (client: QueryClient) => client.getQueryData(queryKey)?.text

test("fills the cache with today's line, requested once", async () => {
  await prefetchScreen('maya', at('/dashboard'))
  expect(lineIn(takePrefetched(new QueryClient(), 'maya'))).toBe('I can begin.')
  expect(times).toBe(1)
})

test('waits for a pending request instead of repeating it', async () => {
  const asking = prefetchScreen('maya', at('/moment'))
  const client = takePrefetched(new QueryClient(), 'maya')
  await asking
  await expect.poll(() => lineIn(client)).toBe('I can begin.')
  expect(times).toBe(1)
})

test('returns prefetched data once, to its user only', async () => {
  await prefetchScreen('maya', at('/dashboard'))
  expect(lineIn(takePrefetched(new QueryClient(), 'sam'))).toBeUndefined()
  expect(lineIn(takePrefetched(new QueryClient(), 'maya'))).toBeUndefined()
})

test('requests again after a prefetch failed for a new user', async () => {
  answers = [
    { status: 403, text: 'not_synced' },
    { status: 200, text: 'I can begin.' },
  ]
  await prefetchScreen('maya', at('/dashboard'))
  const client = takePrefetched(new QueryClient(), 'maya')
  await expect.poll(() => lineIn(client)).toBe('I can begin.')
})

test.each([
  ['/profile', 'GET /users/days'],
  ['/garden', 'GET /users/days'],
] as const)('%s has the days somebody came', async (path, route) => {
  await prefetchScreen('maya', at(path))
  expect(takePrefetched(new QueryClient(), 'maya').getQueryData(read(route).queryKey)).toBeDefined()
})

test("prefetches the year's lights for the garden", async () => {
  await prefetchScreen('maya', at('/garden'))
  const client = takePrefetched(new QueryClient(), 'maya')
  const year = read('GET /users/days/visits', { query: yearUntil(localDay(new Date())) })
  expect(client.getQueryData(year.queryKey)).toBeDefined()
  expect(times).toBe(2)
})

test.each([
  ['/library?show=favourites', 'GET /users/favorites'],
  ['/library?show=history', 'GET /users/history'],
] as const)('%s has the first page of its list, under the key it is read by', async (path, route) => {
  await prefetchScreen('maya', at(path))
  const client = takePrefetched(new QueryClient(), 'maya')
  const list = client.getQueryData(readPages(route, { limit: linesPerPage }).queryKey)
  expect(list?.pages).toEqual([{ text: 'I can begin.', code: 'I can begin.' }])
  await expect(
    client.fetchInfiniteQuery({ ...readPages(route, { limit: linesPerPage }), staleTime: 60_000 }),
  ).resolves.toBe(list)
  expect(times).toBe(1)
})

test("prefetches today's line and the latest favourites for the library", async () => {
  await prefetchScreen('maya', at('/library'))
  const client = takePrefetched(new QueryClient(), 'maya')
  expect(client.getQueryData(readPages('GET /users/favorites', { limit: linesPerPage }).queryKey)).toBeDefined()
  expect(lineIn(client)).toBe('I can begin.')
  expect(times).toBe(2)
})

test.each(['/library?theme=sleep', '/library?show=sets'])('%s prefetches nothing of today', async (address) => {
  await prefetchScreen('maya', at(address))
  expect(times).toBe(0)
})

test('prefetches nothing for other screens', async () => {
  await prefetchScreen('maya', at('/subscription'))
  expect(times).toBe(0)
})

test('keeps the query client of a discarded render, and makes a new one for the next user', async () => {
  await prefetchScreen('maya', at('/dashboard'))
  const client = queryClientFor('maya')
  expect(queryClientFor('maya')).toBe(client)
  expect(lineIn(queryClientFor('maya'))).toBe('I can begin.')
  releaseClient(client)
  expect(lineIn(queryClientFor('maya'))).toBeUndefined()
  expect(queryClientFor('sam')).not.toBe(queryClientFor('maya'))
})

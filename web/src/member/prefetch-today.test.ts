import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { QueryClient } from '@tanstack/react-query'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect } from '#platform/api/client.ts'
import { read } from '#platform/api/query.ts'
import { prefetchToday, takePrefetchedToday } from './prefetch-today.ts'

/** What the server answers, one after the other; the last one stays. */
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

const { queryKey } = read('GET /affirmations/today')
const lineIn = (client: QueryClient) => client.getQueryData(queryKey)?.text

test('today’s line is there with the account, and was asked for once', async () => {
  await prefetchToday('maya', '/dashboard')
  expect(lineIn(takePrefetchedToday(new QueryClient(), 'maya'))).toBe('I can begin.')
  expect(times).toBe(1)
})

test('a line still on its way is waited for, not asked for again', async () => {
  const asking = prefetchToday('maya', '/moment')
  const client = takePrefetchedToday(new QueryClient(), 'maya')
  await asking
  await expect.poll(() => lineIn(client)).toBe('I can begin.')
  expect(times).toBe(1)
})

test('nobody but the person it was asked for is handed it, and they once', async () => {
  await prefetchToday('maya', '/dashboard')
  expect(lineIn(takePrefetchedToday(new QueryClient(), 'sam'))).toBeUndefined()
  expect(lineIn(takePrefetchedToday(new QueryClient(), 'maya'))).toBeUndefined()
})

test('somebody new, who had no account yet, is answered once they have one', async () => {
  answers = [
    { status: 403, text: 'not_synced' },
    { status: 200, text: 'I can begin.' },
  ]
  await prefetchToday('maya', '/dashboard')
  const client = takePrefetchedToday(new QueryClient(), 'maya')
  await expect.poll(() => lineIn(client)).toBe('I can begin.')
})

test('screens that are for something else ask for nothing', async () => {
  await prefetchToday('maya', '/profile')
  expect(times).toBe(0)
})

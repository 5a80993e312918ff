import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { connect } from '#platform/api/client.ts'
import { reportWatching } from './use-film.ts'

let requests: string[]
let status: number
let server: Server

beforeAll(async () => {
  server = createServer(async (request, response) => {
    requests.push([request.url?.replace('/api/users/tutorial/', ''), await text(request)].filter(Boolean).join(' '))
    response.writeHead(status, { 'content-type': 'application/json' }).end('{}')
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  connect({ origin: `http://127.0.0.1:${port}`, token: async () => 'a-token' })
})
afterAll(() => server.close())
beforeEach(() => {
  requests = []
  status = 200
})

const toTheEnd = [
  'start',
  'progress {"percentage":25}',
  'progress {"percentage":50}',
  'progress {"percentage":75}',
  'progress {"percentage":100}',
  'complete',
]

test('reports each milestone once, in order', async () => {
  const passed: number[] = []
  const report = reportWatching((milestone) => passed.push(milestone))
  report.played()
  for (const part of [0.1, 0.25, 0.3, 0.1, 0.26, 0.5, 0.8, 1]) report.at(part)
  report.played()
  for (const part of [0.3, 0.6, 1]) report.at(part)
  report.closed()
  await report.sent()
  expect(requests).toEqual(toTheEnd)
  expect(passed).toEqual([25, 50, 75, 100])
})

test('reports all milestones after skipping to the end', async () => {
  const report = reportWatching()
  report.played()
  report.at(1)
  await report.sent()
  expect(requests).toEqual(toTheEnd)
})

test('reports a dismissal when closed before the end', async () => {
  const report = reportWatching()
  report.played()
  report.at(0.4)
  report.closed()
  await report.sent()
  expect(requests).toEqual(['start', 'progress {"percentage":25}', 'dismiss'])
})

test('reports later milestones after a failed request', async () => {
  status = 503
  const report = reportWatching()
  report.played()
  report.at(0.3)
  report.closed()
  await expect(report.sent()).resolves.toBeUndefined()
  expect(requests).toEqual(['start', 'progress {"percentage":25}', 'dismiss'])
})

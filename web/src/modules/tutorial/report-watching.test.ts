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

test('reports all milestones after skipping to the end', async () => {
  const report = reportWatching()
  report.played()
  report.at(1)
  await report.sent()
  expect(requests).toEqual(toTheEnd)
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

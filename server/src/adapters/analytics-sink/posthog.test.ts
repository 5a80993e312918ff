import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { listenLocally } from '@glimmer/lib/testing/listen-locally'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { sinkConformance, spoken } from './analytics-sink.conformance.ts'
import { posthogAnalytics } from './posthog.ts'

interface Batch {
  api_key: string
  batch: { uuid: string; event: string; distinct_id: string; timestamp: string; properties: object }[]
}

let host: string
let batches: Batch[] = []
let told: string[] = []
let answer: (response: ServerResponse) => void

async function take(request: IncomingMessage, response: ServerResponse) {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  batches.push(JSON.parse(Buffer.concat(parts).toString()))
  answer(response)
}
const withStatus = (status: number) => (response: ServerResponse) => void response.writeHead(status).end('{}')

beforeAll(async () => {
  const server = await listenLocally(createServer((request, response) => void take(request, response)))
  host = server.origin
  return server.stop
})
beforeEach(() => {
  batches = []
  told = []
  answer = withStatus(200)
})

const sinkWith = (options: { timeoutMs?: number; closeTimeoutMs?: number } = {}) =>
  posthogAnalytics({ host, key: 'phc_key', onTrouble: (trouble) => told.push(trouble), ...options })

sinkConformance('posthog', {
  keeps: true,
  working: () => ({
    sink: sinkWith(),
    arrived: async (visitor) =>
      batches.flatMap(({ batch }) => batch).filter(({ distinct_id }) => distinct_id === visitor).length,
  }),
  broken: () => posthogAnalytics({ host: 'http://127.0.0.1:9', key: 'phc_key', onTrouble: () => undefined }),
})

test('an event arrives under its own id, as its visitor, with no profile and no place made of it', async () => {
  const event = spoken(randomUUID())
  const sink = sinkWith()
  await sink.record([event])
  await sink.close()
  expect(batches).toEqual([
    {
      api_key: 'phc_key',
      batch: [
        {
          uuid: event.id,
          event: 'affirmation_spoken',
          distinct_id: event.visitor,
          timestamp: '2026-11-21T12:00:00.000Z',
          properties: { voice: 'alasdair', $process_person_profile: false, $geoip_disable: true },
        },
      ],
    },
  ])
})

test.each([500, 429])(
  'a %i is tried once more with the same ids, then dropped, and told by its status alone',
  async (status) => {
    answer = withStatus(status)
    const event = spoken(randomUUID())
    const sink = sinkWith()
    await sink.record([event])
    await sink.close()
    expect(batches.map(({ batch }) => batch.map(({ uuid }) => uuid))).toEqual([[event.id], [event.id]])
    expect(told).toEqual([`status ${status}`])
  },
)

test('a server that never answers keeps nobody waiting, nor the process at its end', async () => {
  answer = () => undefined
  const sink = sinkWith({ timeoutMs: 600_000, closeTimeoutMs: 50 })
  await sink.record([spoken(randomUUID())])
  await sink.close()
})

test('a server that never answers is given up after the time-out', async () => {
  answer = () => undefined
  const sink = sinkWith({ timeoutMs: 50 })
  await sink.record([spoken(randomUUID())])
  await sink.close()
  expect(told).toEqual(['TimeoutError'])
})

test('a server that fails again and again is left alone for a while', async () => {
  answer = withStatus(500)
  const visitor = randomUUID()
  const sink = sinkWith()
  await sink.record(Array.from({ length: 1_000 }, () => spoken(visitor)))
  await sink.close()
  expect(told).toHaveLength(3)
  expect(batches.filter(({ batch }) => batch[0]?.distinct_id === visitor)).toHaveLength(6)
})

test('what comes while a thousand events wait is dropped', async () => {
  const sink = sinkWith()
  await sink.record(Array.from({ length: 1_500 }, () => spoken(randomUUID())))
  await sink.close()
  expect(batches.flatMap(({ batch }) => batch)).toHaveLength(1_000)
})

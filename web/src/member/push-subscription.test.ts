import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from '#platform/api/client.ts'
import { forgetSubscription, renewSubscription, reportSubscription } from './push-subscription.ts'

/** The requests the server received. */
let asked: string[]
let server: Server

/** The browser's subscription at its push service, by its address. */
let current: string | undefined
const subscription = (endpoint: string) => ({ endpoint, toJSON: () => ({ endpoint }) }) as unknown as PushSubscription
const pushManager = {
  getSubscription: async () => (current ? subscription(current) : null),
  async subscribe() {
    current = 'https://push.test/again'
    return subscription(current)
  },
}

beforeEach(async () => {
  asked = []
  server = createServer(async (request, response) => {
    const body = (await request.toArray()).join('')
    const { endpoint } = body ? (JSON.parse(body) as { endpoint?: string }) : {}
    asked.push([request.method, request.url, endpoint].filter(Boolean).join(' '))
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ _id: '1', pushKey: '' }))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  connect({ origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` })
  const stored = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
  vi.stubGlobal('Notification', { permission: 'granted' })
  vi.stubGlobal('navigator', {
    userAgent: 'Firefox/140',
    onLine: true,
    serviceWorker: { getRegistration: async () => ({ pushManager }) },
  })
  current = 'https://push.test/first'
  await reportSubscription('maya', subscription(current))
  asked = []
})
afterEach(() => {
  connect({ origin: '' })
  vi.unstubAllGlobals()
  server.close()
})

const add = 'POST /api/users/reminders/subscriptions'
const forget = 'POST /api/users/reminders/subscriptions/forget'

test('says nothing while the subscription is the one that the server knows', async () => {
  await renewSubscription('maya')
  expect(asked).toEqual([])
})

test('reports a subscription that the push service replaced, once', async () => {
  current = 'https://push.test/second'
  await renewSubscription('maya')
  await renewSubscription('maya')
  expect(asked).toEqual([`${add} https://push.test/second`, `${forget} https://push.test/first`])
})

test('subscribes again where the subscription is gone', async () => {
  current = undefined
  await renewSubscription('maya')
  expect(asked).toEqual([
    'GET /api/users/reminders',
    `${add} https://push.test/again`,
    `${forget} https://push.test/first`,
  ])
})

test('leaves another account, a device that was removed and a refused permission alone', async () => {
  current = undefined
  await renewSubscription('noor')
  vi.stubGlobal('Notification', { permission: 'denied' })
  await renewSubscription('maya')
  vi.stubGlobal('Notification', { permission: 'granted' })
  forgetSubscription()
  await renewSubscription('maya')
  expect(asked).toEqual([])
})

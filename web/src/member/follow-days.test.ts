import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { TodaysAffirmation } from '@glimmer/contract'
import { QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connect } from '#platform/api/client.ts'
import { newQueryClient, read } from '#platform/api/query.ts'
import { followDays } from './follow-days.ts'

/** The day the server reports, and the requests it received. */
let day: string
let asked: string[]
let server: Server

const line = (of: string) => ({ _id: of, text: `The line of ${of}` }) as TodaysAffirmation
const kept = ['2026-11-21', '2026-11-22', '2026-11-23'].map((of) => ({ day: of, affirmation: line(of) }))

beforeEach(async () => {
  // Requests of the previous test that are still in flight go to its own server.
  const own: string[] = []
  asked = own
  server = createServer(({ url = '' }, response) => {
    own.push(url)
    const body = url.endsWith('/ahead') ? { items: kept } : { ...line(day), day }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})
afterEach(() => server.close())

const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
const browser = { onLine: true }
let stop: () => void

beforeEach(() => {
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', browser)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  browser.onLine = true
  const { port } = server.address() as AddressInfo
  connect({ origin: `http://127.0.0.1:${port}`, token: async () => 'a-token' })
})
afterEach(() => {
  stop()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const { queryKey: today } = read('GET /affirmations/today')

/** A user who has today's line on the screen since `instant`, in London by default. */
async function aPersonAt(instant: string, { timeZone = 'Europe/London', isBusy = () => false as boolean } = {}) {
  vi.setSystemTime(new Date(instant))
  day = '2026-11-21'
  const client = newQueryClient()
  const screen = new QueryObserver(client, read('GET /affirmations/today')).subscribe(() => undefined)
  const unfollow = followDays(client, { timeZone, isBusy })
  stop = () => {
    unfollow()
    screen()
    client.clear()
  }
  const shown = () => client.getQueryData(today)?._id
  await vi.waitFor(() => expect([shown(), asked.length]).toEqual(['2026-11-21', 2]), 15_000)
  return { client, shown }
}

/** Retries until the responses in flight have arrived. */
const eventually = (check: () => void) => vi.waitFor(check, { timeout: 5_000 })

test('refetches today at midnight', async () => {
  const { shown } = await aPersonAt('2026-11-21T23:58:30Z')
  day = '2026-11-22'
  await vi.advanceTimersByTimeAsync(60_000)
  expect(shown()).toBe('2026-11-21')
  await vi.advanceTimersByTimeAsync(30_000)
  await eventually(() => expect(shown()).toBe('2026-11-22'))
})

test('refetches nothing at midnight while nobody looks, and then for the hour at which somebody does', async () => {
  const { shown } = await aPersonAt('2026-11-21T23:59:30Z')
  const before = asked.length
  day = '2026-11-22'
  page.visibilityState = 'hidden'
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(asked).toHaveLength(before)
  page.visibilityState = 'visible'
  page.dispatchEvent(new Event('visibilitychange'))
  await eventually(() => expect(shown()).toBe('2026-11-22'))
})

test("uses midnight in the user's time zone, also when the clocks change", async () => {
  const { shown } = await aPersonAt('2026-03-29T22:59:30Z')
  day = '2026-03-30'
  await vi.advanceTimersByTimeAsync(30_000)
  await eventually(() => expect(shown()).toBe('2026-03-30'))
})

test('refetches today when the page becomes visible on another day', async () => {
  const { shown } = await aPersonAt('2026-11-21T10:00:00Z')
  day = '2026-11-22'
  vi.setSystemTime(new Date('2026-11-22T08:00:00Z'))
  page.dispatchEvent(new Event('visibilitychange'))
  await eventually(() => expect(shown()).toBe('2026-11-22'))
})

test("refetches once when the device's clock is a day ahead", async () => {
  const { shown } = await aPersonAt('2026-11-22T10:00:00Z')
  const before = asked.length
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(shown()).toBe('2026-11-21')
  expect(asked).toHaveLength(before)
})

test('shows the stored line of the day without a connection', async () => {
  const { shown, client } = await aPersonAt('2026-11-21T23:59:30Z')
  browser.onLine = false
  await vi.advanceTimersByTimeAsync(30_000)
  expect(shown()).toBe('2026-11-22')
  expect(client.getQueryData(today)?.day).toBe('2026-11-22')
})

test('waits for the end of the moment before it refetches', async () => {
  let busy = true
  const { shown } = await aPersonAt('2026-11-21T23:59:30Z', { isBusy: () => busy })
  day = '2026-11-22'
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  expect(shown()).toBe('2026-11-21')
  busy = false
  await vi.advanceTimersByTimeAsync(60_000)
  await eventually(() => expect(shown()).toBe('2026-11-22'))
})

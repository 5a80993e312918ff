import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { SharedCounts } from '#ports/shared-counts.ts'
import { aPhoto, refuses, sends, sendsPhotos, startPhotoServer, staysSilent } from '#testing/photo-server.ts'
import { anotherTestApp } from '#testing/test-app.ts'
import { heroImagesConformance } from './hero-images.conformance.ts'
import { unsplashHeroImages } from './unsplash.ts'

let server: Awaited<ReturnType<typeof startPhotoServer>>
let told: string[] = []
// Photo reports arrive at any time, so each test has its own server.
beforeEach(async () => {
  server = await startPhotoServer()
  told = []
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: 0 })
})
afterEach(async () => {
  vi.useRealTimers()
  await server.stop()
})

/** Advances the clocks; timers run in real time. */
const pass = (ms: number) => vi.advanceTimersByTime(ms)

const images = (timeoutMs = 5_000, counts?: SharedCounts) =>
  unsplashHeroImages(
    { accessKey: 'a-key', baseUrl: server.baseUrl },
    { timeoutMs, onTrouble: (trouble) => told.push(trouble), ...(counts && { counts }) },
  )

heroImagesConformance('unsplash', images)
describe('unsplash that refuses everybody', () => {
  beforeEach(() => server.behave(refuses(403)))
  heroImagesConformance('unsplash', images)
})

test('a photo comes with its widths, its colour, and whom to thank, by links that say where they come from', async () => {
  expect(await images().next()).toEqual({
    kind: 'photo',
    sources: [800, 1400, 2000].map((width) => ({
      width,
      url: `https://images.unsplash.com/photo-0?ixid=M3wxMjA3&ixlib=rb-4.0.3&w=${width}&q=72&fm=jpg&fit=max`,
    })),
    colour: '#26408c',
    credit: {
      photographer: 'Maya Lindqvist',
      photographerUrl: 'https://unsplash.com/@mayal?utm_source=glimmer&utm_medium=referral',
      service: 'Unsplash',
      serviceUrl: 'https://unsplash.com/?utm_source=glimmer&utm_medium=referral',
    },
  })
})

test('thirty photos are requested at once, by key and version, and used for an hour', async () => {
  const source = images()
  await Promise.all(Array.from({ length: 50 }, () => source.next()))
  pass(3_599_000)
  await source.next()
  expect(server.searches).toHaveLength(1)
  const [{ url, headers } = expect.fail()] = server.searches
  expect(Object.fromEntries(url.searchParams)).toEqual({
    query: 'calm nature wellness',
    orientation: 'landscape',
    content_filter: 'high',
    count: '30',
  })
  expect(headers).toMatchObject({ authorization: 'Client-ID a-key', 'accept-version': 'v1' })
})

test('after an hour the next thirty are fetched in the background', async () => {
  const source = images()
  await source.next()
  server.behave(staysSilent)
  pass(3_600_000)
  const arrived = server.nextAsked()
  expect(await source.next()).toMatchObject({ kind: 'photo' })
  await arrived
})

test('each photo is reported as used once, however often it is shown', async () => {
  const source = images()
  for (let visit = 0; visit < 90; visit++) await source.next()
  await vi.waitFor(() => expect(server.downloads).toHaveLength(30), 20_000)
  expect(new Set(server.downloads.map(({ url }) => url.href)).size).toBe(30)
  for (const { url, headers } of server.downloads) {
    expect(url.searchParams.get('ixid')).toBe('M3wxMjA3')
    expect(headers.authorization).toBe('Client-ID a-key')
  }
})

test.each([
  ['a wrong key', refuses(401), 'status 401'],
  ['a spent rate', refuses(403, 'Rate Limit Exceeded'), 'status 403'],
  ['a fault of its own', refuses(500), 'status 500'],
  ['an answer that is no JSON', sends('<h1>It works!</h1>'), 'SyntaxError'],
  ['an answer that ends half-way', sends('[{"id": "photo'), 'SyntaxError'],
  ['one photo instead of many', sends('{"id": "photo1"}'), 'an answer without photos'],
  ['no photos', sendsPhotos(0), 'an answer without photos'],
  [
    'photos from elsewhere',
    sendsPhotos(30, (photo) => ({ ...photo, urls: { raw: 'https://elsewhere.test/a' } })),
    'an answer without photos',
  ],
  ['photos without anybody to thank', sendsPhotos(30, ({ user: _, ...photo }) => photo), 'an answer without photos'],
  ['an answer without an end', sends(`["${'a'.repeat(1_100_000)}"]`), 'Error'],
])('after %s the page draws its own scene, and the log holds one word', async (_, behaviour, trouble) => {
  server.behave(behaviour)
  expect(await images().next()).toMatchObject({ kind: 'scene' })
  expect(told).toEqual([trouble])
})

test('the key is sent only to the API, whatever a response refers to', async () => {
  const elsewhere = await startPhotoServer()
  server.behave(sendsPhotos(30, (photo) => ({ ...photo, links: aPhoto(1, elsewhere.baseUrl).links })))
  expect(await images().next()).toMatchObject({ kind: 'scene' })
  expect(elsewhere.downloads).toEqual([])
  await elsewhere.stop()
})

test('a slow response times out, and after three no request waits', async () => {
  server.behave(staysSilent)
  const source = images(50)
  for (let visit = 0; visit < 5; visit++) expect(await source.next()).toMatchObject({ kind: 'scene' })
  expect(told).toEqual(['TimeoutError', 'TimeoutError', 'TimeoutError'])
  server.behave(sendsPhotos())
  pass(30_000)
  expect(await source.next()).toMatchObject({ kind: 'photo' })
})

test('several processes together stay within what a demo key may ask for in an hour, and show only what they reported', async () => {
  const glimmer = await anotherTestApp()
  const processes = [1, 2, 3].map(() => images(5_000, glimmer.app.counts))
  const visit = async (visits: number) => {
    for (let turn = 0; turn < visits; turn++) for (const source of processes) await source.next()
  }
  await visit(40)
  await vi.waitFor(() => expect(server.searches.length + server.downloads.length).toBe(50), 20_000)
  expect(server.searches).toHaveLength(3)
  for (const source of processes) expect(await source.next()).toMatchObject({ kind: 'photo' })
  pass(3_600_000)
  await visit(1)
  await vi.waitFor(() => expect(server.searches).toHaveLength(6), 20_000)
})

import { Response as StoredResponse, setGlobalOrigin, caches as storage } from 'undici'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cachedPage, cachedShell, refreshShell } from './cached-files.ts'

const release = {
  id: '1',
  pages: ['/help'],
  shells: ['/dashboard'],
  shell: '/moment',
  files: [],
  screens: ['/dashboard'],
}

/** Node has the browser's caches in undici, which store its own responses. */
const page = (words: string, policy = 'strict', status = 200) =>
  new StoredResponse(words, { status, headers: { 'content-security-policy': policy } }) as unknown as Response

beforeEach(async () => {
  setGlobalOrigin('https://glimmer.test')
  vi.stubGlobal('caches', storage)
  await caches.delete('glimmer-release-1')
  const cache = await caches.open('glimmer-release-1')
  await cache.put('/help', page('Help'))
  await cache.put('/moment', page('any screen'))
})
afterEach(() => vi.unstubAllGlobals())

const cacheToday = async () => (await caches.open('glimmer-release-1')).put('/dashboard', page('Today'))
const words = async (found: Promise<Response | undefined>) => (await found)?.text()

test('returns a prerendered page by its address, and the common shell for any other', async () => {
  expect(await words(cachedPage(release, '/help'))).toBe('Help')
  expect(await words(cachedPage(release, '/nowhere'))).toBe('any screen')
  expect(await words(cachedPage(release, '/dashboard'))).toBe('any screen')
})

test("returns a screen's own shell once it is cached", async () => {
  expect(await cachedShell(release, '/dashboard')).toBeUndefined()
  await cacheToday()
  expect(await words(cachedShell(release, '/dashboard'))).toBe('Today')
  expect(await words(cachedPage(release, '/dashboard'))).toBe('Today')
  expect(await cachedShell(release, '/help')).toBeUndefined()
})

test('replaces a cached shell by the same content with another policy', async () => {
  await cacheToday()
  await refreshShell(release, '/dashboard', page('Today', 'looser'))
  expect((await cachedShell(release, '/dashboard'))?.headers.get('content-security-policy')).toBe('looser')
})

test.each([
  ['of another release', page('Today, newer', 'looser')],
  ['that tells of trouble', page('Today', 'looser', 503)],
])('does not replace a cached shell by a page %s', async (_, answer) => {
  await cacheToday()
  await refreshShell(release, '/dashboard', answer)
  expect((await cachedShell(release, '/dashboard'))?.headers.get('content-security-policy')).toBe('strict')
})

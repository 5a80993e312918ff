import { Response as StoredResponse, setGlobalOrigin, caches as storage } from 'undici'
import { afterAll, beforeEach, expect, test, vi } from 'vitest'
import { storeSharedText, takeSharedText } from './share-target.ts'

/** Node has the browser's caches in undici, which store its own responses. */
vi.stubGlobal('Response', StoredResponse)
setGlobalOrigin('https://glimmer.test')
afterAll(() => vi.unstubAllGlobals())
const caches = storage as unknown as CacheStorage
const shared = (fields: Record<string, string>) => {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return storeSharedText(form, 0, caches)
}
const take = (now = 1) => takeSharedText(now, caches)

beforeEach(async () => {
  await take()
})

test('returns shared text once', async () => {
  await shared({ title: 'A page', text: 'I can begin again' })
  expect(await take()).toBe('I can begin again')
  expect(await take()).toBeUndefined()
})

test('uses the title if there is no text, and nothing if both are empty', async () => {
  await shared({ title: 'I can begin again', text: ' ' })
  expect(await take()).toBe('I can begin again')
  await shared({ title: '', text: ' ' })
  expect(await take()).toBeUndefined()
})

test('cuts long text, and discards it after an hour', async () => {
  await shared({ text: 'x'.repeat(10_000) })
  expect(await take()).toHaveLength(2000)
  await shared({ text: 'I can begin again' })
  expect(await take(3_600_000)).toBeUndefined()
})

test('returns nothing where storage is refused', async () => {
  expect(await takeSharedText(1, undefined)).toBeUndefined()
})

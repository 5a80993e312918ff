import { expect, test } from 'vitest'
import { boundedCache } from './bounded-cache.ts'

/** A cache of ten bytes, and the keys whose work was done. */
function cacheOfTen() {
  const cache = boundedCache(10)
  const done: string[] = []
  const get = (key: string, size = 4) =>
    cache(key, async () => {
      done.push(key)
      return Buffer.alloc(size)
    })
  return { cache, get, done }
}

test('shares the work of concurrent calls', async () => {
  const { get, done } = cacheOfTen()
  await Promise.all([get('a'), get('a'), get('a')])
  expect(done).toEqual(['a'])
})

test('forgets what was used longest ago once it is full', async () => {
  const { get, done } = cacheOfTen()
  await get('a')
  await get('b')
  await get('a')
  await get('c')
  await get('a')
  expect(done).toEqual(['a', 'b', 'c'])
  await get('b')
  expect(done).toEqual(['a', 'b', 'c', 'b'])
})

test('does not keep a file that is larger than the whole cache', async () => {
  const { get, done } = cacheOfTen()
  expect(await get('large', 11)).toHaveLength(11)
  await get('a')
  await get('a')
  await get('large', 11)
  expect(done).toEqual(['large', 'a', 'large'])
})

test('tries again after a failure', async () => {
  const { cache, get } = cacheOfTen()
  await expect(cache('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await get('a')).toHaveLength(4)
})

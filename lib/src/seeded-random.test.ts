import { expect, test } from 'vitest'
import { fnv1a, mulberry32 } from './seeded-random.ts'

test('hashes text by FNV-1a', () => {
  expect([fnv1a(''), fnv1a('a'), fnv1a('foobar')]).toEqual([0x811c9dc5, 0xe40c292c, 0xbf9cf968])
})

test('returns the same numbers for a seed, from 0 up to 1', () => {
  const [one, other] = [mulberry32(1), mulberry32(1)]
  const numbers = Array.from({ length: 1000 }, one)
  expect(Array.from({ length: 1000 }, other)).toEqual(numbers)
  expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
  expect(Math.max(...numbers)).toBeLessThan(1)
  expect(new Set(numbers).size).toBe(1000)
})

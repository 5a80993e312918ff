import { expect, test } from 'vitest'
import { blockTooYoung, isTooYoungBlocked } from './too-young-block.ts'

const aStore = () => {
  const kept = new Map<string, string>()
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}
const hour = 3_600_000

test('stores only when the block ends, for a day', () => {
  const store = aStore()
  expect(isTooYoungBlocked(0, store)).toBe(false)
  blockTooYoung(0, store)
  expect([isTooYoungBlocked(23 * hour, store), isTooYoungBlocked(24 * hour, store)]).toEqual([true, false])
  expect([...store.kept]).toEqual([['glimmer.not-yet', String(24 * hour)]])
})

test('does not block without storage', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  blockTooYoung(0, { setItem: refuse })
  expect(isTooYoungBlocked(0, { getItem: refuse })).toBe(false)
})

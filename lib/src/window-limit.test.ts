import { expect, test } from 'vitest'
import { windowLimit } from './window-limit.ts'

test('allows each key its limit per window, then returns the wait', () => {
  let at = 0
  const limit = windowLimit({ most: 3, windowMs: 60_000, now: () => at })
  expect([limit.take('a'), limit.take('a', 2), limit.take('a')]).toEqual([0, 0, 60])
  expect(limit.take('b')).toBe(0)
  at = 45_500
  expect(limit.take('a')).toBe(15)
  at = 60_000
  expect(limit.take('a')).toBe(0)
})

test('starts a new window when the clock jumps', () => {
  const hourMs = 60 * 60_000
  let at = 10 * hourMs
  const limit = windowLimit({ most: 1, windowMs: 60_000, now: () => at })
  for (const jump of [-hourMs, hourMs]) {
    expect([limit.take('a'), limit.take('a')]).toEqual([0, 60])
    at += jump
  }
  expect(limit.take('a')).toBe(0)
})

import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepScreenOn } from './wake-lock.ts'

/** A fake page, whose wake locks are released when it is hidden. */
const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
let held: number
let asked: number
const request = async () => {
  asked++
  held++
  let gone = false
  const release = async () => {
    if (!gone) held--
    gone = true
  }
  page.addEventListener('visibilitychange', () => page.visibilityState === 'hidden' && void release())
  return { release }
}
const look = (visible: boolean) => {
  page.visibilityState = visible ? 'visible' : 'hidden'
  page.dispatchEvent(new Event('visibilitychange'))
}

beforeEach(() => {
  held = 0
  asked = 0
  page.visibilityState = 'visible'
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
})
afterEach(() => vi.unstubAllGlobals())

test('holds the lock until it is released', async () => {
  const release = keepScreenOn()
  await expect.poll(() => held).toBe(1)
  release()
  await expect.poll(() => held).toBe(0)
})

test('requests again when a hidden page becomes visible', async () => {
  const release = keepScreenOn()
  await expect.poll(() => held).toBe(1)
  look(false)
  expect(asked).toBe(1)
  look(true)
  await expect.poll(() => held).toBe(1)
  expect(asked).toBe(2)
  release()
  look(false)
  look(true)
  expect(asked).toBe(2)
})

test('releases a lock that arrives after the release', async () => {
  keepScreenOn()()
  expect(asked).toBe(1)
  await expect.poll(() => held).toBe(0)
})

test('ignores browsers without locks, and refusals', async () => {
  vi.stubGlobal('navigator', {})
  keepScreenOn()()
  vi.stubGlobal('navigator', { wakeLock: { request: () => Promise.reject(new Error('low battery')) } })
  keepScreenOn()()
  await Promise.resolve()
  expect(held).toBe(0)
})

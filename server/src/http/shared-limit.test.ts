import { expect, onTestFinished, test, vi } from 'vitest'
import type { SharedCounts } from '#ports/shared-counts.ts'
import { testApp } from '#testing/test-app.ts'
import { appLimit } from './app-limit.ts'
import { sharedLimit } from './shared-limit.ts'

const glimmer = testApp()

const most = 100
/** Long, so that it hardly ever ends during a test. */
const windowMs = 30 * 60_000

/** The limit as another process counts it. */
const aProcess = (counts: SharedCounts = glimmer.app.counts, onTrouble: (error: unknown) => void = () => undefined) =>
  sharedLimit({ counts, name: 'test', most, windowMs, hashKey: (key) => `hash of ${key}`, onTrouble })

test('counts of all processes add up', async () => {
  const [one, other] = [aProcess(), aProcess()]
  for (let turn = 0; turn < 95; turn++) one.count('maya')
  // So slowly, the other one's own count would not reach the limit within the time of a poll.
  await expect.poll(() => other.count('maya').current, { interval: 250 }).toBeGreaterThan(most)
})

test('does not synchronise keys far below the limit', async () => {
  const add = vi.spyOn(glimmer.app.counts, 'add')
  const one = aProcess()
  for (let turn = 0; turn < 4; turn++) one.count('sam')
  expect(add).not.toHaveBeenCalled()
  add.mockRestore()
})

test('sends keys to the store as hashes only', async () => {
  const one = aProcess()
  for (let turn = 0; turn < 10; turn++) one.count('203.0.113.9')
  const keys = async () => (await glimmer.app.database.pool.query('select key from rate_limit_counter')).rows
  await expect.poll(keys).toContainEqual({ key: 'hash of 203.0.113.9' })
  expect(await keys()).not.toContainEqual({ key: '203.0.113.9' })
})

test('counts alone while the store is unavailable', async () => {
  const troubles: unknown[] = []
  const away = { add: () => Promise.reject(new Error('away')), close: async () => undefined }
  const one = aProcess(away, (error) => troubles.push(error))
  for (let turn = 1; turn <= most + 1; turn++) expect(one.count('noor').current).toBe(turn)
  await expect.poll(() => troubles.length).toBeGreaterThan(0)
  expect(one.count('noor').current).toBe(most + 2)
})

test('a clock set back by an hour starts a new window', () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const one = aProcess()
  for (let turn = 0; turn <= most; turn++) one.count('ines')
  vi.setSystemTime(Date.now() - 60 * 60_000)
  const { current, ttl } = one.count('ines')
  expect(current).toBe(1)
  expect(ttl).toBeLessThanOrEqual(windowMs)
})

const hourMs = 60 * 60_000
/** The limit as another process of the same installation sees it. */
const aLimit = (name: string) => appLimit(glimmer.app, { name, most: 20, windowMs: hourMs })

test('a limit used up in one process applies in another, with the time to wait', async () => {
  const [one, other] = [aLimit('messages'), aLimit('messages')]
  for (let message = 0; message < 20; message++) expect(one.take('198.51.100.7')).toBe(0)
  await expect.poll(() => other.take('198.51.100.7')).toBeGreaterThan(0)
  expect(other.take('198.51.100.7')).toBeLessThanOrEqual(3600)
  expect(other.take('198.51.100.8')).toBe(0)
})

test('counts a weight', () => {
  const events = aLimit('events')
  expect(events.take('198.51.100.7', 15)).toBe(0)
  expect(events.take('198.51.100.7', 6)).toBeGreaterThan(0)
})

test('counts limits of different names apart', async () => {
  const [one, other] = [aLimit('searches'), aLimit('hearings')]
  for (let turn = 0; turn < 21; turn++) one.take('198.51.100.9')
  expect(one.take('198.51.100.9')).toBeGreaterThan(0)
  expect(other.take('198.51.100.9')).toBe(0)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { appLimit } from './app-limit.ts'

let glimmer: TestApp
beforeAll(async () => {
  glimmer = await startTestApp()
})
afterAll(() => glimmer.stop())

const hourMs = 60 * 60_000
/** The limit as another process of the same installation sees it. */
const aProcess = (name: string) => appLimit(glimmer.app, { name, most: 20, windowMs: hourMs })

test('a limit used up in one process applies in another, with the time to wait', async () => {
  const [one, other] = [aProcess('messages'), aProcess('messages')]
  for (let message = 0; message < 20; message++) expect(one.take('198.51.100.7')).toBe(0)
  await expect.poll(() => other.take('198.51.100.7')).toBeGreaterThan(0)
  expect(other.take('198.51.100.7')).toBeLessThanOrEqual(3600)
  expect(other.take('198.51.100.8')).toBe(0)
})

test('counts a weight', () => {
  const events = aProcess('events')
  expect(events.take('198.51.100.7', 15)).toBe(0)
  expect(events.take('198.51.100.7', 6)).toBeGreaterThan(0)
})

test('counts limits of different names apart', async () => {
  const [one, other] = [aProcess('searches'), aProcess('hearings')]
  for (let turn = 0; turn < 21; turn++) one.take('198.51.100.9')
  expect(one.take('198.51.100.9')).toBeGreaterThan(0)
  expect(other.take('198.51.100.9')).toBe(0)
})

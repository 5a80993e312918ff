import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type EngineListener, engineQueue } from './engine-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** An engine that a test responds for, with a timeout of one second per message. */
function anEngine() {
  let tell: EngineListener<string, string> = () => undefined
  const told: string[] = []
  const queue = engineQueue<string, string, string>({
    start(to) {
      tell = to
      return { ask: () => undefined, stop: async () => undefined }
    },
    timeoutMs: 1_000,
    maxWaiting: 1,
    idleMs: 1_000,
  })
  const answer = queue.ask('a long text', new AbortController().signal, (progress) => told.push(progress))
  return { answer, told, tell: (...news: Parameters<typeof tell>) => tell(...news) }
}

test('restarts the timeout with every piece of progress', async () => {
  const { answer, told, tell } = anEngine()
  for (const sentence of ['one', 'two', 'three']) {
    vi.advanceTimersByTime(900)
    tell({ progress: sentence })
  }
  vi.advanceTimersByTime(900)
  tell({ answer: 'all of it' })
  expect(await answer).toEqual({ ok: true, answer: 'all of it' })
  expect(told).toEqual(['one', 'two', 'three'])
})

test('times out when progress stops midway', async () => {
  const { answer, tell } = anEngine()
  vi.advanceTimersByTime(900)
  tell({ progress: 'one' })
  vi.advanceTimersByTime(1_000)
  expect(await answer).toEqual({ ok: false, reason: 'timed-out' })
})

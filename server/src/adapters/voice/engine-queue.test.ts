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

/** An engine that keeps every job until a test answers it, with room for two callers. */
function aBusyEngine(maxWaitMs?: number) {
  let tell: EngineListener<string> = () => undefined
  const asked: string[] = []
  const queue = engineQueue<string, string>({
    start(to) {
      tell = to
      return {
        ask: (job, lane) => asked.push(`${job} ${lane}`),
        hurry: () => asked.push('hurry'),
        stop: async () => undefined,
      }
    },
    timeoutMs: 1_000,
    maxWaiting: 10,
    maxWaitMs,
    idleMs: 1_000,
  })
  const stay = new AbortController().signal
  return {
    asked,
    ask: (job: string) => queue.ask(job, stay),
    askAhead: (job: string, untilWanted: AbortSignal) => queue.ask(job, stay, undefined, untilWanted),
    tell: (...news: Parameters<typeof tell>) => tell(...news),
  }
}

test('what somebody waits for is asked beside what is made ahead', async () => {
  const { asked, ask, askAhead, tell } = aBusyEngine()
  const nobody = new AbortController().signal
  const ahead = [askAhead('one', nobody), askAhead('two', nobody)]
  const pressed = ask('three')
  expect(asked).toEqual(['one ahead', 'three waited-for'])
  tell({ answer: '3', lane: 'waited-for' })
  tell({ answer: '1', lane: 'ahead' })
  tell({ answer: '2', lane: 'ahead' })
  expect(await Promise.all([...ahead, pressed])).toEqual(['1', '2', '3'].map((answer) => ({ ok: true, answer })))
})

test('what is made ahead goes first as soon as somebody waits for it', async () => {
  const { asked, askAhead, tell } = aBusyEngine()
  const [first, second] = [new AbortController(), new AbortController()]
  const answers = [askAhead('one', first.signal), askAhead('two', second.signal)]
  second.abort()
  expect(asked).toEqual(['one ahead', 'two waited-for'])
  first.abort()
  expect(asked.at(-1)).toBe('hurry')
  tell({ answer: '2' })
  tell({ answer: '1', lane: 'ahead' })
  expect(await Promise.all(answers)).toEqual(['1', '2'].map((answer) => ({ ok: true, answer })))
})

test('of many who wait, only those are kept waiting whose turn comes soon', async () => {
  const { ask, tell } = aBusyEngine(2_500)
  const answers = ['one', 'two', 'three', 'four'].map(ask)
  for (const answer of ['1', '2', '3']) {
    vi.advanceTimersByTime(900)
    tell({ answer })
  }
  expect(await Promise.all(answers)).toEqual([
    ...['1', '2', '3'].map((answer) => ({ ok: true, answer })),
    { ok: false, reason: 'timed-out' },
  ])
})

test('a job made ahead that yields is not taken for one that hangs; a dead engine fails both', async () => {
  const { ask, askAhead, tell } = aBusyEngine()
  const ahead = askAhead('one', new AbortController().signal)
  for (const answer of ['1', '2', '3']) {
    const pressed = ask('a line')
    vi.advanceTimersByTime(900)
    tell({ answer })
    await pressed
  }
  const last = ask('a line')
  tell('ended')
  expect(await Promise.all([ahead, last])).toEqual([
    { ok: false, reason: 'broken' },
    { ok: false, reason: 'broken' },
  ])
})

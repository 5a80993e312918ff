import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { promisify } from 'node:util'
import type { Worker } from 'node:worker_threads'
import { afterAll, expect, test, vi } from 'vitest'
import type { SpeechChunk } from '#ports/voice.ts'
import { voiceConformance } from '../voice.conformance.ts'
import { fliteVoice } from './voice.ts'

const signal = new AbortController().signal
const request = { text: 'I am calm.', voice: 'alasdair', signal }
const thread = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`)

function killable() {
  let worker: Worker | undefined
  const voice = fliteVoice({ onWorker: (started) => (worker = started) })
  async function crash() {
    const idle = worker?.performance.eventLoopUtilization()
    await vi.waitFor(() => expect(worker?.performance.eventLoopUtilization(idle).active).toBeGreaterThan(1), 15_000)
    await worker?.terminate()
  }
  return { voice, crash }
}

voiceConformance('flite', killable)

const voice = fliteVoice()
afterAll(() => voice.close())

test('lists the British voice first, all of them as basic', async () => {
  expect((await voice.voices()).map(({ id, locale, quality }) => [id, locale, quality])).toEqual([
    ['alasdair', 'en-GB', 'basic'],
    ['clara', 'en-US', 'basic'],
    ['clara-soft', 'en-US', 'basic'],
    ['ross', 'en-US', 'basic'],
  ])
})

test('returns the same bytes for the same text', async () => {
  const [one, other] = await Promise.all([voice.synthesize(request), voice.synthesize(request)])
  expect(one.ok).toBe(true)
  expect(one).toEqual(other)
})

test('pauses between sentences and at commas, not between words', async () => {
  const answer = await voice.synthesize({ ...request, text: 'I rest, I rise. I begin.' })
  if (!answer.ok) throw new Error(answer.reason)
  const gaps = answer.speech.words.map((word, index, all) => (all[index + 1]?.startMs ?? word.endMs) - word.endMs)
  const [, comma = 0, , stop = 0, inside = 0] = gaps
  expect(stop).toBeGreaterThan(300)
  expect(stop).toBeLessThan(450)
  expect(comma).toBeGreaterThanOrEqual(249)
  expect(comma).toBeLessThan(stop)
  expect(inside).toBe(0)
})

test('pauses longer and speaks slower the later the tone', async () => {
  const [day, evening, bedtime] = await Promise.all(
    (['day', 'evening', 'bedtime'] as const).map(async (tone) => {
      const answer = await voice.synthesize({ ...request, text: 'I rest. I rise.', tone })
      if (!answer.ok) throw new Error(answer.reason)
      const [one, two, three] = answer.speech.words
      return { gap: (three?.startMs ?? 0) - (two?.endMs ?? 0), word: (one?.endMs ?? 0) - (one?.startMs ?? 0) }
    }),
  )
  for (const measure of ['gap', 'word'] as const) {
    expect(evening?.[measure]).toBeGreaterThan(day?.[measure] ?? 0)
    expect(bedtime?.[measure]).toBeGreaterThan(evening?.[measure] ?? 0)
  }
})

test('ends an idle thread, and starts another for the next text', async () => {
  const workers: Worker[] = []
  const due: (() => void)[] = []
  const idle = fliteVoice({
    idleMs: 60_000,
    after(ms, run) {
      expect(ms).toBe(60_000)
      due.push(run)
      return () => due.splice(due.indexOf(run), 1)
    },
    onWorker: (worker) => workers.push(worker),
  })
  expect(await idle.synthesize(request)).toMatchObject({ ok: true })
  expect(await idle.synthesize(request)).toMatchObject({ ok: true })
  expect([workers.length, due.length]).toEqual([1, 1])
  const [worker] = workers
  const ended = worker && once(worker, 'exit')
  due[0]?.()
  await ended
  expect(await idle.synthesize(request)).toMatchObject({ ok: true })
  expect(workers).toHaveLength(2)
  await idle.close()
  expect(due).toHaveLength(0)
})

test('includes the encoder delay in word times', async () => {
  const answer = await voice.synthesize(request)
  if (!answer.ok) throw new Error(answer.reason)
  // 46 ms of encoder delay and 50 ms of our own lead, and at most one step of silence before the first sound.
  const [first] = answer.speech.words
  expect(first?.startMs).toBeGreaterThanOrEqual(96)
  expect(first?.startMs).toBeLessThanOrEqual(101)
})

test('reports a long text clause by clause', async () => {
  const pieces: SpeechChunk[] = []
  const text = 'I let the kettle boil, breathe out, and begin with one cup and one song. I rest. I rise.'
  const answer = await voice.synthesize({ ...request, text, onPiece: (piece) => pieces.push(piece) })
  if (!answer.ok) throw new Error(answer.reason)
  expect(pieces.map(({ words }) => words.map((word) => word.text).join(' '))).toEqual([
    'I let the kettle boil',
    'breathe out and begin with one cup and one song',
    'I rest',
    'I rise',
  ])
  expect(pieces.flatMap(({ words }) => words)).toEqual(answer.speech.words)
  const told = Buffer.concat(pieces.map(({ audio }) => audio))
  expect(told.equals(Buffer.from(answer.speech.audio).subarray(0, told.length))).toBe(true)
})

test('times out a hanging thread, and starts another for the next text', async () => {
  const workers: Worker[] = []
  const stuck = fliteVoice({
    workerUrl: thread('for (;;);'),
    timeoutMs: 50,
    onWorker: (worker) => workers.push(worker),
  })
  const [first, second] = await Promise.all([stuck.synthesize(request), stuck.synthesize(request)])
  expect([first, second]).toEqual(Array(2).fill({ ok: false, reason: 'timed-out' }))
  expect(workers).toHaveLength(2)
  await Promise.all(workers.map((worker) => worker.threadId === -1 || once(worker, 'exit')))
  await stuck.close()
})

test('fails as broken when its thread cannot start', async () => {
  const hopeless = fliteVoice({ workerUrl: thread('throw new Error("no engine here")') })
  expect(await hopeless.synthesize(request)).toEqual({ ok: false, reason: 'broken' })
  await hopeless.close()
})

test('times out at once when the queue is full', async () => {
  const stuck = fliteVoice({ workerUrl: thread('for (;;);') })
  const line = Array.from({ length: 66 }, () => stuck.synthesize(request))
  expect(await line.at(-1)).toEqual({ ok: false, reason: 'timed-out' })
  await stuck.close()
  expect(await Promise.all(line.slice(0, -1))).toEqual(Array(65).fill({ ok: false, reason: 'broken' }))
})

test('removes aborted requests from the queue', async () => {
  const stuck = fliteVoice({ workerUrl: thread('for (;;);') })
  const caller = new AbortController()
  const line = Array.from({ length: 65 }, () => stuck.synthesize({ ...request, signal: caller.signal }))
  caller.abort(new Error('gone'))
  await Promise.all(line.map((place) => expect(place).rejects.toThrow('gone')))
  const next = stuck.synthesize(request)
  await stuck.close()
  expect(await next).toEqual({ ok: false, reason: 'broken' })
})

test('discards a late answer', async () => {
  const late = thread(`
    import { parentPort } from 'node:worker_threads'
    const gate = new Int32Array(new SharedArrayBuffer(4))
    parentPort.on('message', () => {
      Atomics.wait(gate, 0, 0, 100)
      parentPort.postMessage({ clip: { audio: new Uint8Array(), durationMs: 1, times: [] } })
    })`)
  const slow = fliteVoice({ workerUrl: late, timeoutMs: 1 })
  const line = [slow.synthesize(request), slow.synthesize(request)]
  // Block this thread, so that the first answer and its timeout are both due when it continues.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 400)
  expect(await Promise.all(line)).toEqual(Array(2).fill({ ok: false, reason: 'timed-out' }))
  await slow.close()
})

test('does not keep the process alive while idle', async () => {
  const program = `
    import { fliteVoice } from ${JSON.stringify(new URL('./voice.ts', import.meta.url).href)}
    const { signal } = new AbortController()
    const { ok } = await fliteVoice().synthesize({ text: 'I am calm.', voice: 'alasdair', signal })
    process.stdout.write(String(ok))`
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], {
    timeout: 20_000,
  })
  expect(stdout).toBe('true')
})

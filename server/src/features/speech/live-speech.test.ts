import type { Bytes, BytesStream } from '@glimmer/contract'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SpeechChunk } from '#ports/voice.ts'
import { liveSpeeches } from './live-speech.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const maya = { id: 'maya', tier: 'free', age: 'adult' } as const
const line = { id: 'line', voice: 'alasdair' }
const speech = {
  voice: 'alasdair',
  audioUrl: '',
  durationMs: 1,
  mime: 'audio/mpeg',
  words: [],
  timing: 'exact',
  fallback: false,
} as const
const piece: SpeechChunk = {
  audio: new Uint8Array(3),
  words: [{ text: 'I', charStart: 0, charEnd: 1, startMs: 0, endMs: 1 }],
}
const signal = new AbortController().signal

/** A recording that stops after its first piece, until the test finishes it. */
function openEnded() {
  const finish = Promise.withResolvers<typeof speech & { words: never[] }>()
  let aborted: AbortSignal | undefined
  const live = liveSpeeches((_account, _line, abort, onPiece) => {
    aborted = abort
    onPiece(piece)
    abort.addEventListener('abort', () => finish.reject(abort.reason))
    return finish.promise
  })
  return { live, finish: () => finish.resolve({ ...speech, words: [] }), isAborted: () => aborted?.aborted }
}

async function chunksOf(recording: Bytes | BytesStream) {
  const chunks = []
  if ('chunks' in recording) for await (const chunk of recording.chunks) chunks.push(chunk)
  return chunks
}

const tokenOf = (streamUrl: string | null) => streamUrl?.split('/').at(-1) ?? ''

test('a recording that nobody has followed for ten seconds is aborted', async () => {
  const { live, isAborted } = openEnded()
  await live.speak(maya, line, signal)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(isAborted()).toBe(false)
  await live.speak(maya, line, signal)
  await vi.advanceTimersByTimeAsync(9_000)
  expect(isAborted()).toBe(false)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isAborted()).toBe(true)
})

test('a stream counts as a follower until its listener leaves', async () => {
  const { live, isAborted } = openEnded()
  const { streamUrl } = await live.speak(maya, line, signal)
  const listener = new AbortController()
  const stream = live.read(tokenOf(streamUrl), listener.signal)
  const reading = chunksOf(stream)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(isAborted()).toBe(false)
  listener.abort()
  expect(await reading).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(isAborted()).toBe(true)
})

test('a stream is valid for a minute after its recording is complete', async () => {
  const { live, finish } = openEnded()
  const { streamUrl } = await live.speak(maya, line, signal)
  finish()
  await live.speak(maya, { ...line, afterWords: 1 }, signal)
  expect(live.read(tokenOf(streamUrl), signal)).toHaveProperty('bytes')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(() => live.read(tokenOf(streamUrl), signal)).toThrow()
})

test('the first piece and its padding fill one block of 32 KiB', async () => {
  const { live, finish } = openEnded()
  const { streamUrl } = await live.speak(maya, line, signal)
  finish()
  await vi.advanceTimersByTimeAsync(0)
  const recording = live.read(tokenOf(streamUrl), signal)
  expect('bytes' in recording && recording.bytes.length).toBe(32_768)
})

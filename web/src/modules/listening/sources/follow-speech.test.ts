import type { SpeechProgress, WordTiming } from '@glimmer/contract'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connect } from '#platform/api/client.ts'
import { followSpeech, type GrowingSpeech } from './follow-speech.ts'

type Reply = () => Response | Promise<Response>

/** The replies to the next requests, in order, and the requests that were sent. */
let replies: Reply[]
let requests: string[]

const word = (text: string, startMs: number): WordTiming => ({
  text,
  charStart: 0,
  charEnd: 1,
  startMs,
  endMs: startMs,
})
const words = [word('I', 0), word('rest', 300)]
const speech = {
  voice: 'alasdair',
  audioUrl: '/api/affirmations/line/audio/alasdair',
  durationMs: 900,
  mime: 'audio/mpeg',
  words,
  timing: 'exact' as const,
  fallback: false,
}
const progress = (known: WordTiming[], finished: SpeechProgress['speech'] = null): Reply => {
  const body: SpeechProgress = { streamUrl: finished && '/api/speech/token', words: known, speech: finished }
  return () => Response.json(body)
}
const audio: Reply = () => new Response('recording', { headers: { 'content-type': 'audio/mpeg' } })
const lost: Reply = () => Promise.reject(new TypeError('network error'))
const refused: Reply = () => Response.json({ status: 402, code: 'allowance_spent', message: 'Spent.' }, { status: 402 })

beforeEach(() => {
  requests = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    requests.push(`${url.split('/').at(4)} ${body ?? ''}`.trim())
    return replies.shift()?.() ?? new Promise(() => undefined)
  })
  connect({ origin: '', token: async () => 'a-token', onRefused: () => undefined })
})
afterEach(() => vi.unstubAllGlobals())

const follow = (signal = new AbortController().signal) =>
  followSpeech(
    { id: 'line', text: 'I rest', voice: 'alasdair', tone: 'day', signal },
    { streamUrl: '/api/speech/token', words: words.slice(0, 1) },
  )
const untilSettled = (growing: GrowingSpeech) =>
  vi.waitFor(() => expect(growing.whole ?? growing.failure).toBeDefined())

describe('followSpeech', () => {
  test('collects the words, and downloads the complete recording', async () => {
    replies = [progress(words), progress(words, speech), audio]
    const growing = follow()
    const updates: number[] = []
    growing.onUpdate = () => updates.push(growing.words.length)
    await untilSettled(growing)
    expect(await growing.whole?.blob.text()).toBe('recording')
    expect(growing).toMatchObject({ whole: { words, durationMs: 900, fallback: false }, isAnother: false })
    expect(updates).toEqual([2, 2, 2])
    expect(requests).toEqual([
      'speak {"voice":"alasdair","tone":"day","afterWords":1}',
      'speak {"voice":"alasdair","tone":"day","afterWords":2}',
      'audio',
    ])
  })

  test('requests the rest again after a lost connection', async () => {
    replies = [lost, progress(words, speech), audio]
    const growing = follow()
    await untilSettled(growing)
    expect(growing.whole?.words).toEqual(words)
  })

  test('detects a recording that was made again with other times', async () => {
    replies = [progress([], { ...speech, words: [word('I', 40), word('rest', 300)] }), audio]
    const growing = follow()
    await untilSettled(growing)
    expect(growing.isAnother).toBe(true)
  })

  test('reports a refusal, and requests the rest on retry', async () => {
    replies = [refused]
    const growing = follow()
    await untilSettled(growing)
    expect(growing.failure?.code).toBe('allowance_spent')
    replies = [progress(words, speech), audio]
    await growing.retry()
    expect(growing.failure).toBeUndefined()
    expect(growing.whole).toBeDefined()
  })
})

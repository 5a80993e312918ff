import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Voice } from '#ports/voice.ts'
import { readMp3 } from '#sound/mp3-frames.ts'
import { elevenlabsVoice } from '../elevenlabs/voice.ts'
import { openaiVoice } from '../openai/voice.ts'
import { fakeKey } from '../testing/fake-apis.ts'
import { type FakeVoiceServer, type Fault, startFakeVoiceServer } from '../testing/fake-voice-server.ts'
import type { ServerOptions } from './server.ts'

const makers = {
  openai: (url: string, options: ServerOptions) =>
    openaiVoice({ baseUrl: `${url}/v1`, apiKey: fakeKey, model: 'gpt-4o-mini-tts', flavour: 'openai' }, options),
  kokoro: (url: string, options: ServerOptions) =>
    openaiVoice({ baseUrl: `${url}/v1`, model: 'kokoro', flavour: 'kokoro' }, options),
  elevenlabs: (url: string, options: ServerOptions) =>
    elevenlabsVoice({ baseUrl: url, apiKey: fakeKey, model: 'eleven_multilingual_v2' }, options),
}

const line = 'I let my shoulders drop'

describe.each(['openai', 'kokoro', 'elevenlabs'] as const)('when the %s server misbehaves', (kind) => {
  let server: FakeVoiceServer
  const voices: Voice[] = []
  beforeAll(async () => {
    server = await startFakeVoiceServer(kind)
  })
  afterAll(async () => {
    await Promise.all(voices.map((voice) => voice.close()))
    await server.stop()
  })

  /** A voice with a fresh breaker, and the number of requests it makes. */
  async function aVoice(options: ServerOptions = {}) {
    const trouble: string[] = []
    const voice = makers[kind](server.url, { backoffMs: 1, onTrouble: (what) => trouble.push(what), ...options })
    voices.push(voice)
    const [first] = await voice.voices()
    const before = server.asked.length
    return {
      speak: (signal = new AbortController().signal) =>
        voice.synthesize({ text: line, voice: first?.id ?? '', signal }),
      requests: () => server.asked.length - before,
      trouble,
    }
  }

  test.each<Fault>([{ status: 429, retryAfter: '0' }, { status: 500 }, { status: 503, retryAfter: 'soon' }])(
    'retries once after %j',
    async (fault) => {
      const { speak, requests } = await aVoice()
      server.failNext(fault)
      expect(await speak()).toMatchObject({ ok: true })
      expect(requests()).toBe(2)
    },
  )

  test('does not retry twice', async () => {
    const { speak, requests } = await aVoice()
    server.failNext({ status: 500 }, { status: 502 })
    expect(await speak()).toEqual({ ok: false, reason: 'broken' })
    expect(requests()).toBe(2)
  })

  test('does not wait longer than its timeout for a retry', async () => {
    const { speak, requests, trouble } = await aVoice()
    server.failNext({ status: 429, retryAfter: '60' })
    expect(await speak()).toEqual({ ok: false, reason: 'broken' })
    expect(requests()).toBe(1)
    expect(trouble).toEqual(['it answered 429'])
  })

  test.each<Fault>([{ status: 401 }, { status: 400 }, 'truncated', 'cut-off', 'garbage', 'empty', 'elsewhere'])(
    'fails on %j without a retry',
    async (fault) => {
      const { speak, requests, trouble } = await aVoice()
      server.failNext(fault)
      expect(await speak()).toEqual({ ok: false, reason: 'broken' })
      expect(requests()).toBe(1)
      expect(trouble).toHaveLength(1)
      expect(trouble.join()).not.toContain('shoulders')
      expect(trouble.join()).not.toContain(fakeKey)
    },
  )

  test('detects audio by its bytes, not by its content type', async () => {
    const { speak } = await aVoice()
    server.failNext('wrong-mime')
    const spoken = await speak()
    expect(spoken.ok && readMp3(spoken.speech.audio)?.frames).toBeGreaterThan(10)
  })

  test('times out on a hanging server', async () => {
    const { speak, trouble } = await aVoice({ timeoutMs: 60 })
    server.failNext('hang')
    expect(await speak()).toEqual({ ok: false, reason: 'timed-out' })
    expect(trouble).toEqual(['it took too long'])
  })

  test('rejects at once when the caller aborts', async () => {
    const { speak, requests } = await aVoice()
    server.failNext('hang')
    const caller = new AbortController()
    const speaking = speak(caller.signal)
    await expect.poll(requests).toBe(1)
    caller.abort(new Error('gone'))
    await expect(speaking).rejects.toThrow('gone')
  })

  test('opens the circuit after three failures', async () => {
    const { speak, requests } = await aVoice()
    server.failNext('garbage', 'empty', { status: 403 })
    for (let turn = 0; turn < 3; turn++) expect(await speak()).toMatchObject({ ok: false })
    expect(await speak()).toEqual({ ok: false, reason: 'broken' })
    expect(requests()).toBe(3)
  })

  test('does not count a refused text as a failure of the server', async () => {
    const { speak } = await aVoice()
    server.failNext({ status: 400 }, { status: 413 }, { status: 422 }, { status: 400 })
    for (let turn = 0; turn < 4; turn++) expect(await speak()).toMatchObject({ ok: false })
    expect(await speak()).toMatchObject({ ok: true })
  })
})

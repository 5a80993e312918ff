import type { SpeechProgress } from '@glimmer/contract'
import type { Tone } from '@glimmer/contract/lines'
import { describe, expect, test, vi } from 'vitest'
import { presets } from '#adapters/voice/flite/presets.ts'
import type { SpeechChunk, Voice } from '#ports/voice.ts'
import { createMember, type Person, speechUsed } from '#testing/people.ts'
import { anotherTestApp, type TestApp, testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const text = 'I am here, and it is a new day. I can go at my own pace. What I can do is enough for me now.'
const write = async ({ call }: Person, words = text) =>
  (await call('POST /affirmations', { body: { text: words } })).body._id

const follow = ({ call }: Person, id: string, afterWords?: number, voice = 'alasdair') =>
  call('POST /affirmations/{id}/speak/live', { params: { id }, body: { voice, afterWords } })

/** The bytes at a stream's URL, without the padding before them. */
const listen = async ({ url }: TestApp, streamUrl: string | null) => heard(await fetch(url + streamUrl))

async function heard(response: Response) {
  const bytes = Buffer.from(await response.arrayBuffer())
  const padding = 10 + [...bytes.subarray(6, 10)].reduce((size, byte) => size * 128 + byte, 0)
  return { headers: response.headers, audio: bytes.subarray(padding) }
}

/** Follows a line to its end. */
async function followToEnd(person: Person, id: string) {
  const progress: SpeechProgress[] = []
  for (let words = 0; !progress.at(-1)?.speech; words = progress.at(-1)?.words.length ?? 0)
    progress.push((await follow(person, id, words)).body)
  return progress
}

/** Replaces the built-in voice with one that the test controls. */
async function withVoice(synthesize: Voice['synthesize'], work: (app: TestApp, maya: Person) => Promise<void>) {
  const app = await anotherTestApp()
  const voice: Voice = { name: 'by-hand', voices: async () => presets, synthesize, close: async () => undefined }
  app.app.voicesFor = () => [voice]
  await work(app, await createMember(app))
}

const wordAt = (index: number) => ({ text: 'I', charStart: index, charEnd: index + 1, startMs: 0, endMs: 1 })
const pieces: SpeechChunk[] = [1, 2].map((byte) => ({ audio: new Uint8Array(3).fill(byte), words: [wordAt(byte)] }))
const speech = {
  audio: new Uint8Array([1, 1, 1, 2, 2, 2]),
  words: pieces.flatMap(({ words }) => words),
  mime: 'audio/mpeg',
  durationMs: 100,
  timing: 'exact',
} as const

describe('POST /affirmations/{id}/speak/live', () => {
  test('streams the stored recording, and returns its words as they are recorded', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    const { body: first } = await follow(maya, id)
    expect(first.speech).toBeNull()
    const [heard, progress] = await Promise.all([listen(glimmer, first.streamUrl), followToEnd(maya, id)])
    const stored = (await maya.call('POST /affirmations/{id}/speak', { params: { id }, body: { voice: 'alasdair' } }))
      .body
    expect(progress.at(-1)?.speech).toEqual(stored)
    expect(stored.words.slice(0, first.words.length)).toEqual(first.words)
    const { body } = await maya.send('GET', stored.audioUrl.replace('/api', ''))
    expect(heard.audio.equals(Buffer.from(body as ArrayBuffer))).toBe(true)
    expect(await speechUsed(maya)).toBe(1)
  })

  test('maps the words of a respelt name to the written text', async () => {
    const siobhan = await createMember(glimmer, { firstName: 'Siobhan' })
    await siobhan.call('PUT /users/profile', { body: { respelling: 'Shi vawn' } })
    const named = 'Siobhan, I can begin now. I go at my own pace, Siobhan. This is my day.'
    const progress = await followToEnd(siobhan, await write(siobhan, named))
    const words = progress.at(-1)?.speech?.words ?? []
    expect(words.map(({ charStart, charEnd }) => named.slice(charStart, charEnd))).toEqual(named.match(/\w+/g))
    expect(words.slice(0, progress[0]?.words.length)).toEqual(progress[0]?.words)
  })

  test('returns a finished recording at once, without a stream, and charges once', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    await followToEnd(maya, id)
    const { body } = await follow(maya, id)
    expect(body).toMatchObject({ streamUrl: null, speech: { voice: 'alasdair' } })
    expect(await speechUsed(maya)).toBe(1)
  })

  test('refuses as speak does', async () => {
    const [maya, other] = [await createMember(glimmer), await createMember(glimmer)]
    const id = await write(maya)
    expect((await follow(other, id)).status).toBe(404)
    expect((await follow(maya, id, 0, 'ross')).problem.code).toBe('voice_locked')
    const unsayable = await follow(maya, await write(maya, `I am ${'calmer'.repeat(6)}`))
    expect([unsayable.status, unsayable.problem.code]).toEqual([400, 'invalid_input'])
    expect(await speechUsed(maya)).toBe(0)
  })

  test('shares one recording between concurrent callers, each of whom hears it from the beginning', async () => {
    const next = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const synthesize = vi.fn<Voice['synthesize']>(async ({ onPiece }) => {
      for (const [index, piece] of pieces.entries()) {
        onPiece?.(piece)
        await next[index]?.promise
      }
      return { ok: true, speech: { ...speech, words: [...speech.words] } }
    })
    await withVoice(synthesize, async (app, maya) => {
      const id = await write(maya)
      const { streamUrl, words } = (await follow(maya, id)).body
      expect(words).toHaveLength(1)
      const early = listen(app, streamUrl)
      const more = follow(maya, id, 1)
      next[0]?.resolve()
      expect((await more).body.words).toHaveLength(2)
      expect((await follow(maya, id)).body.streamUrl).toBe(streamUrl)
      const late = listen(app, streamUrl)
      const end = follow(maya, id, 2)
      next[1]?.resolve()
      expect((await end).body.speech?.words).toHaveLength(2)
      for (const { audio, headers } of await Promise.all([early, late])) {
        expect([...audio]).toEqual([...speech.audio])
        expect([headers.get('content-type'), headers.get('content-length')]).toEqual(['audio/mpeg', null])
        expect(headers.get('cache-control')).toBe('no-store')
      }
      const part = await fetch(app.url + streamUrl, { headers: { range: 'bytes=0-1' } })
      expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 0-1/32771'])
      expect(synthesize).toHaveBeenCalledOnce()
      expect(await speechUsed(maya)).toBe(1)
    })
  })

  test('speaks in the requested tone', async () => {
    const asked: (Tone | undefined)[] = []
    const speaking: Voice['synthesize'] = async ({ tone }) => {
      asked.push(tone)
      return { ok: true, speech }
    }
    await withVoice(speaking, async (_app, { call }) => {
      const params = { id: (await call('POST /affirmations', { body: { text: 'I rest' } })).body._id }
      for (const tone of ['bedtime', 'day'] as const)
        await call('POST /affirmations/{id}/speak/live', { params, body: { voice: 'alasdair', tone } })
      expect(asked).toEqual(['bedtime', 'day'])
    })
  })

  test('reports a voice that fails midway, ends its stream, and charges nothing', async () => {
    const fail = Promise.withResolvers<void>()
    const failing: Voice['synthesize'] = async ({ onPiece }) => {
      for (const piece of pieces.slice(0, 1)) onPiece?.(piece)
      await fail.promise
      return { ok: false, reason: 'broken' }
    }
    await withVoice(failing, async (app, maya) => {
      const id = await write(maya)
      const { streamUrl } = (await follow(maya, id)).body
      const hearing = await fetch(app.url + streamUrl)
      const failed = follow(maya, id, 1)
      fail.resolve()
      expect((await failed).problem).toMatchObject({ code: 'voice_unavailable' })
      expect([...(await heard(hearing)).audio]).toEqual([1, 1, 1])
      expect((await fetch(app.url + streamUrl)).status).toBe(404)
      expect(await speechUsed(maya)).toBe(0)
    })
  })
})

describe('GET /speech/{token}', () => {
  test('returns 404 for a token that was never given out', async () => {
    expect((await fetch(`${glimmer.url}/api/speech/${'a'.repeat(43)}`)).status).toBe(404)
  })
})

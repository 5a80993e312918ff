import { SpeechPart } from '@glimmer/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { presets } from '#adapters/voice/flite/presets.ts'
import type { SpokenPiece, Voice } from '#ports/voice.ts'
import { aMember, type Person } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let glimmer: TestApp
beforeAll(async () => {
  glimmer = await startTestApp()
})
afterAll(() => glimmer.stop())

const text = 'I am here, and it is a new day. I can go at my own pace. What I can do is enough for me now.'
const write = async ({ call }: Person, words = text) =>
  (await call('POST /affirmations', { body: { text: words } })).body._id
const usedBy = async ({ call }: Person) => (await call('GET /users/usage')).body.speech.used

/** Requests the live stream of a line. */
const ask = (app: TestApp, { token }: Person, id: string, init: RequestInit = {}) =>
  fetch(`${app.url}/api/affirmations/${id}/speak/live`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ voice: 'alasdair' }),
    ...init,
  })

const partsOf = (lines: string) =>
  lines
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => SpeechPart.parse(JSON.parse(line)))

/** What a listener has received at the end: the audio pieces, the words, and the last part. */
async function hear(app: TestApp, person: Person, id: string) {
  const parts = partsOf(await (await ask(app, person, id)).text())
  const pieces = parts.filter((part) => 'audio' in part)
  return {
    pieces,
    audio: Buffer.concat(pieces.map(({ audio }) => Buffer.from(audio, 'base64'))),
    words: pieces.flatMap(({ words }) => words),
    last: parts.at(-1),
  }
}

/** Replaces the built-in voice with one that the test controls. */
async function withVoice(synthesize: Voice['synthesize'], work: (app: TestApp, maya: Person) => Promise<void>) {
  const app = await startTestApp()
  const voice: Voice = { name: 'by-hand', voices: async () => presets, synthesize, close: async () => undefined }
  app.app.voicesFor = () => [voice]
  try {
    await work(app, await aMember(app))
  } finally {
    await app.stop()
  }
}

const piece: SpokenPiece = { audio: new Uint8Array([1, 2, 3]), words: [] }

describe('a line heard while it is made', () => {
  test('comes in pieces that are the recording, with every word as it is kept', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    const { pieces, audio, words, last } = await hear(glimmer, maya, id)
    expect(pieces.length).toBeGreaterThan(3)
    const kept = (await maya.call('POST /affirmations/{id}/speak', { params: { id }, body: { voice: 'alasdair' } }))
      .body
    expect(last).toEqual({ speech: kept })
    expect(words).toEqual(kept.words)
    const stored = await maya.send('GET', kept.audioUrl.replace('/api', ''))
    expect(audio.equals(Buffer.from(stored.body as ArrayBuffer))).toBe(true)
    expect(await usedBy(maya)).toBe(1)
  })

  test('has a name in it said as its owner spells it, and lights it where it is written', async () => {
    const siobhan = await aMember(glimmer, { firstName: 'Siobhan' })
    await siobhan.call('PUT /users/profile', { body: { saidAs: 'Shi vawn' } })
    const named = 'Siobhan, I can begin now. I go at my own pace, Siobhan. This is my day.'
    const { pieces, words, last } = await hear(glimmer, siobhan, await write(siobhan, named))
    expect(pieces.length).toBeGreaterThan(2)
    expect(words.map(({ charStart, charEnd }) => named.slice(charStart, charEnd))).toEqual(named.match(/\w+/g))
    expect(last).toMatchObject({ speech: { words } })
  })

  test('that was made before is only told of: its bytes are at their address, with ranges and a tag', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    await hear(glimmer, maya, id)
    const again = await hear(glimmer, maya, id)
    expect(again.pieces).toEqual([])
    expect(again.last).toHaveProperty('speech.audioUrl')
    expect(await usedBy(maya)).toBe(1)
  })

  test('is refused as any other call is', async () => {
    const [maya, other] = [await aMember(glimmer), await aMember(glimmer)]
    const id = await write(maya)
    expect((await ask(glimmer, other, id)).status).toBe(404)
    const locked = await ask(glimmer, maya, id, { body: JSON.stringify({ voice: 'ross' }) })
    expect([locked.status, await locked.json()]).toMatchObject([403, { code: 'voice_locked' }])
    const unsayable = await ask(glimmer, maya, await write(maya, `I am ${'calmer'.repeat(6)}`))
    expect([unsayable.status, await unsayable.json()]).toMatchObject([400, { code: 'invalid_input' }])
    expect(await usedBy(maya)).toBe(0)
  })

  test('whose voice fails in the middle says so in its last line, and is not charged', async () => {
    const failing: Voice['synthesize'] = async ({ onPiece }) => {
      onPiece?.(piece)
      return { ok: false, reason: 'broken' }
    }
    await withVoice(failing, async (app, maya) => {
      const { pieces, last } = await hear(app, maya, await write(maya))
      expect(pieces).toHaveLength(1)
      expect(last).toMatchObject({ problem: { code: 'voice_unavailable', status: 503 } })
      expect(await usedBy(maya)).toBe(0)
    })
  })

  test('is given up when its listener leaves, and is not charged', async () => {
    const left = Promise.withResolvers<void>()
    const endless: Voice['synthesize'] = ({ onPiece, signal }) => {
      onPiece?.(piece)
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => {
          left.resolve()
          reject(signal.reason)
        })
      })
    }
    await withVoice(endless, async (app, maya) => {
      const leaving = new AbortController()
      const answer = await ask(app, maya, await write(maya), { signal: leaving.signal })
      expect((await answer.body?.getReader().read())?.value?.length).toBeGreaterThan(0)
      leaving.abort()
      await left.promise
      await expect.poll(() => usedBy(maya)).toBe(0)
    })
  })
})

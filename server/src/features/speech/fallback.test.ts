import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type FakeVoiceServer, startFakeVoiceServer } from '#adapters/voice/testing/fake-voice-server.ts'
import { createMember, type Person, speechUsed } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let server: FakeVoiceServer
let glimmer: TestApp
beforeAll(async () => {
  server = await startFakeVoiceServer('kokoro')
})
/** Each test begins with a working voice server, and an app that has not called it yet. */
beforeEach(async () => {
  server.failAll(undefined)
  glimmer = await startTestApp({
    settings: { VOICE: 'openai', VOICE_FLAVOUR: 'kokoro', VOICE_BASE_URL: `${server.url}/v1` },
  })
  return () => glimmer.stop()
})
afterAll(() => server.stop())

const write = async ({ call }: Person, text = 'I can take this one step at a time') =>
  (await call('POST /affirmations', { body: { text } })).body._id
const speak = ({ call }: Person, id: string, voice = 'bf_emma') =>
  call('POST /affirmations/{id}/speak', { params: { id }, body: { voice } })
const bytesOf = async ({ send }: Person, url: string) =>
  Buffer.from((await send('GET', url.replace('/api', ''))).body as ArrayBuffer)

describe('a configured voice', () => {
  test('speaks, is charged, and comes before the built-in ones in the list', async () => {
    const maya = await createMember(glimmer)
    const { voices } = (await maya.call('GET /voices')).body
    expect(voices.map(({ id, requiredTier, quality }) => [id, requiredTier, quality])).toEqual([
      ['bf_emma', undefined, 'natural'],
      ['bm_george', undefined, 'natural'],
      ['af_heart', 'premium', 'natural'],
      ['alasdair', 'premium', 'basic'],
      ['clara', 'premium', 'basic'],
      ['clara-soft', 'premium', 'basic'],
      ['ross', 'premium', 'basic'],
    ])
    const { body } = await speak(maya, await write(maya))
    expect(body).toMatchObject({ voice: 'bf_emma', fallback: false, timing: 'exact', mime: 'audio/mpeg' })
    expect(await speechUsed(maya)).toBe(1)
  })

  test('opens all of itself to the paid plans', async () => {
    const priya = await createMember(glimmer, { tier: 'premium' })
    const { voices } = (await priya.call('GET /voices')).body
    expect(voices.every(({ requiredTier }) => requiredTier === undefined)).toBe(true)
    expect((await speak(priya, await write(priya), 'ross')).body).toMatchObject({ voice: 'ross', fallback: false })
  })
})

describe('when the configured voice cannot be reached', () => {
  test('it has no sample, for another voice in its place would mislead', async () => {
    const maya = await createMember(glimmer)
    const sample = () => maya.send('GET', '/voices/bf_emma/sample')
    server.failAll('garbage')
    expect((await sample()).problem).toMatchObject({ code: 'voice_unavailable' })
    server.failAll(undefined)
    expect((await sample()).status).toBe(200)
  })

  test('the built-in one speaks instead, says so, and costs nothing', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    server.failAll('garbage')
    const { status, body } = await speak(maya, id)
    expect(status).toBe(200)
    expect(body).toMatchObject({ voice: 'bf_emma', fallback: true, timing: 'exact' })
    expect(body.words).toHaveLength(9)
    expect((await bytesOf(maya, body.audioUrl)).length).toBeGreaterThan(6000)
    expect(await speechUsed(maya)).toBe(0)
    expect(glimmer.logged()).toContain('did not answer as it should')
    expect(glimmer.logged()).not.toContain('one step at a time')
  })

  test('it takes its place back when it can, charged once', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    server.failAll('garbage')
    const standIn = await speak(maya, id)
    const before = await bytesOf(maya, standIn.body.audioUrl)
    server.failAll(undefined)
    expect((await speak(maya, id)).body).toMatchObject({ fallback: false })
    expect(before.equals(await bytesOf(maya, standIn.body.audioUrl))).toBe(false)
    await speak(maya, id)
    expect(await speechUsed(maya)).toBe(1)
  })

  test('the stand-in can still be heard by somebody whose month is spent meanwhile', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    server.failAll('garbage')
    await speak(maya, id)
    server.failAll(undefined)
    for (let turn = 0; turn < 5; turn++) await speak(maya, await write(maya, `I begin again, time ${turn}`))
    expect((await speak(maya, id)).body).toMatchObject({ fallback: true })
    expect(await speechUsed(maya)).toBe(5)
  })

  test('a lost recording is made again by the stand-in, still free', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    const { body } = await speak(maya, id)
    const { rows } = await glimmer.app.database.pool.query('select blob_key from speech_recording')
    await glimmer.app.blobs.delete(rows[0].blob_key)
    server.failAll('garbage')
    expect((await bytesOf(maya, body.audioUrl)).length).toBeGreaterThan(6000)
    server.failAll(undefined)
    expect((await speak(maya, id)).body).toMatchObject({ fallback: false })
    expect(await speechUsed(maya)).toBe(1)
  })

  test('and the built-in one is broken too, it is unavailable, and nothing is charged', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    server.failAll('garbage')
    await glimmer.app.voicesFor({ age: 'adult' }).at(-1)?.close()
    const { status, problem } = await speak(maya, id)
    expect([status, problem.code]).toEqual([503, 'voice_unavailable'])
    expect(await speechUsed(maya)).toBe(0)
  })
})

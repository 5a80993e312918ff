import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Tone } from '@glimmer/contract/lines'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { whyNotHere } from '#adapters/voice/kokoro/testing/runtime-folder.ts'
import { manifestOf, tinyFiles, writeFiles } from '#adapters/voice/kokoro/testing/tiny-folder.ts'
import type { SpeakRequest } from '#ports/voice.ts'
import { createMember, type Person, speechUsed } from '#testing/people.ts'
import { anotherTestApp, startTestApp, type TestApp } from '#testing/test-app.ts'
import { sweepSpeech } from './recordings.ts'

let turn = 0
/** Words that no other test speaks. */
const freshWords = () => `I begin again, time ${++turn}`

const write = async ({ call }: Person, text = freshWords()) =>
  (await call('POST /affirmations', { body: { text } })).body._id
const speak = ({ call }: Person, id: string, voice = 'bf_emma') =>
  call('POST /affirmations/{id}/speak', { params: { id }, body: { voice } })

const countOf = async ({ app }: TestApp, query: string, ...values: unknown[]) =>
  Number((await app.database.pool.query(query, values)).rows[0].count)
const keptFor = (glimmer: TestApp, { id }: Person) =>
  countOf(glimmer, 'select count(*) from prerecorded_speech where account_id = $1', id)
const recordings = (glimmer: TestApp) => countOf(glimmer, 'select count(*) from speech_recording')

describe.skipIf(whyNotHere)('with a voice that takes its time', () => {
  let glimmer: TestApp
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'glimmer-voice-'))
    const files = tinyFiles()
    await writeFiles(folder, files)
    const manifest = join(folder, 'manifest.json')
    await writeFile(manifest, JSON.stringify(manifestOf(files)))
    glimmer = await startTestApp({
      settings: { VOICE: 'kokoro', VOICE_MODEL_FOLDER: folder, TEST_VOICE_MANIFEST: manifest },
    })
    await vi.waitFor(() => expect(glimmer.logged()).toContain('it is ready'), 30_000)
  })
  afterAll(async () => {
    await glimmer.stop()
    await rm(folder, { recursive: true, force: true })
  })

  const untilKept = (person: Person, lines: number) =>
    vi.waitFor(async () => expect(await keptFor(glimmer, person)).toBe(lines), 20_000)

  test('today’s line is recorded before anybody presses Play, and nothing is counted', async () => {
    const maya = await createMember(glimmer)
    const { body } = await maya.call('GET /affirmations/today')
    await untilKept(maya, 1)
    expect(await speechUsed(maya)).toBe(0)
    const before = await recordings(glimmer)
    expect((await speak(maya, body._id)).body).toMatchObject({ voice: 'bf_emma', fallback: false, timing: 'exact' })
    expect(await recordings(glimmer)).toBe(before)
    expect(await speechUsed(maya)).toBe(0)
  })

  test('both lines of each of the next six days are recorded once a device has asked for them, each in its tone', async () => {
    const maya = await createMember(glimmer)
    const [, tomorrow] = (await maya.call('GET /affirmations/ahead')).body.items
    await untilKept(maya, 13)
    expect(await speechUsed(maya)).toBe(0)
    const before = await recordings(glimmer)
    const evening = {
      params: { id: tomorrow?.evening?._id ?? '' },
      body: { voice: 'bf_emma', tone: 'evening' },
    } as const
    expect((await maya.call('POST /affirmations/{id}/speak', evening)).body.fallback).toBe(false)
    expect((await speak(maya, tomorrow?.affirmation._id ?? '')).body.fallback).toBe(false)
    expect(await recordings(glimmer)).toBe(before)
  })

  test('a new line and a saved one are recorded in the voice its owner has chosen', async () => {
    const maya = await createMember(glimmer)
    await maya.call('PUT /users/preferences', { body: { voice: 'bm_george' } })
    const id = await write(maya)
    await untilKept(maya, 1)
    const before = await recordings(glimmer)
    expect((await speak(maya, id, 'bm_george')).body.fallback).toBe(false)
    expect(await recordings(glimmer)).toBe(before)

    const sam = await createMember(glimmer)
    const kept = await write(sam)
    await untilKept(sam, 1)
    await glimmer.app.database.pool.query('delete from prerecorded_speech where account_id = $1', [sam.id])
    await sam.call('POST /affirmations/{id}/favorite', { params: { id: kept }, body: { isFavorite: true } })
    await untilKept(sam, 1)
  })

  test('pressing Play at once returns that same recording', async () => {
    const maya = await createMember(glimmer)
    const before = await recordings(glimmer)
    const id = await write(maya)
    expect((await speak(maya, id)).body).toMatchObject({ fallback: false })
    expect(await recordings(glimmer)).toBe(before + 1)
  })

  test('a prerecording survives the cleanup, is deleted with its line, and expires after some days', async () => {
    const maya = await createMember(glimmer)
    const [deleted, old] = [await write(maya), await write(maya)]
    await untilKept(maya, 2)
    const later = (minutes: number) => glimmer.clock.set(new Date(glimmer.clock.now().getTime() + minutes * 60_000))
    later(60)
    await sweepSpeech(glimmer.app)
    expect(await keptFor(glimmer, maya)).toBe(2)
    const before = await recordings(glimmer)
    await maya.call('DELETE /affirmations/{id}', { params: { id: deleted } })
    expect(await keptFor(glimmer, maya)).toBe(1)
    expect(await recordings(glimmer)).toBe(before - 1)
    later(5 * 24 * 60)
    await glimmer.sweepHourly()
    await sweepSpeech(glimmer.app)
    expect(await keptFor(glimmer, maya)).toBe(0)
    expect((await speak(maya, old)).body.fallback).toBe(false)
  })

  test('recordings stay audible once the voice is switched off, and another voice speaks new lines', async () => {
    const maya = await createMember(glimmer)
    await maya.call('PUT /users/preferences', { body: { voice: 'bm_george' } })
    const [spoken, other] = [await write(maya), await write(maya)]
    const { audioUrl } = (await speak(maya, spoken, 'bm_george')).body
    const { voicesFor } = glimmer.app
    glimmer.app.voicesFor = (account) => voicesFor(account).slice(1)
    expect((await maya.call('GET /voices')).body.voices.map(({ id }) => id)).toContain('alasdair')
    expect((await maya.send('GET', audioUrl.replace('/api', ''))).status).toBe(200)
    // The recording is stored a moment after its last sound is sent.
    await expect.poll(async () => (await speak(maya, spoken, 'bm_george')).body.fallback).toBe(false)
    expect((await speak(maya, other, 'alasdair')).body).toMatchObject({ voice: 'alasdair', fallback: false })
    expect((await speak(maya, other, 'bm_george')).problem.errors?.[0]?.path).toBe('voice')
    glimmer.app.voicesFor = voicesFor
  })

  test('the log contains no text of a line', () => {
    expect(glimmer.logged()).not.toContain('begin again')
  })
})

describe('lines that are prerecorded', () => {
  let glimmer: TestApp
  /** The texts the voice was asked to say, in order; each call waits until the gate opens. */
  const said: string[] = []
  /** The tone of each. */
  const tones: (Tone | undefined)[] = []
  /** When somebody began to wait for each of them. */
  const wanted: (AbortSignal | undefined)[] = []
  let gate = Promise.withResolvers<void>()
  beforeAll(async () => {
    glimmer = await startTestApp()
    const [builtIn] = glimmer.app.voicesFor({ age: 'adult' })
    if (!builtIn) throw new Error('There is no voice.')
    // One recording stands for all of them: these tests are about which are made, and when.
    const spoken = await builtIn.synthesize({
      text: 'I rest',
      voice: 'alasdair',
      signal: new AbortController().signal,
    })
    const voices = [
      {
        ...builtIn,
        shouldPrerecord: true,
        async synthesize(request: SpeakRequest) {
          said.push(request.text)
          tones.push(request.tone)
          wanted.push(request.untilWanted)
          await gate.promise
          return spoken
        },
      },
    ]
    glimmer.app.voicesFor = () => voices
  })
  afterAll(() => glimmer.stop())

  test('wait for a user who presses Play, and are left out when there are too many', async () => {
    const maya = await createMember(glimmer, { tier: 'pro' })
    const ids: string[] = []
    for (let line = 0; line < 72; line++) ids.push(await write(maya, `Line ${line} waits`))
    await vi.waitFor(() => expect(said).toEqual(['Line 0 waits']), 15_000)
    const pressed = [speak(maya, ids[60] ?? '', 'alasdair'), speak(maya, ids[71] ?? '', 'alasdair')]
    await vi.waitFor(() => expect(said).toHaveLength(3), 15_000)
    expect(said.slice(1).toSorted()).toEqual(['Line 60 waits', 'Line 71 waits'])
    gate.resolve()
    expect((await Promise.all(pressed)).map(({ status }) => status)).toEqual([200, 200])
    // One was in progress and 64 waited; one of those had been spoken on request by then.
    await vi.waitFor(async () => expect(await keptFor(glimmer, maya)).toBe(64), 20_000)
    expect(said).toHaveLength(66)
    expect(await speechUsed(maya)).toBe(2)
    gate = Promise.withResolvers()
  })

  test('belong to users who have speech left this month', async () => {
    gate.resolve()
    const maya = await createMember(glimmer)
    const ids = []
    for (let line = 0; line < 5; line++) ids.push(await write(maya))
    for (const id of ids) await speak(maya, id, 'alasdair')
    const sam = await createMember(glimmer, { tier: 'pro' })
    /** Lines are recorded in the order in which they were written, so earlier ones are done by then. */
    const untilSamHas = (lines: number) =>
      vi.waitFor(async () => expect(await keptFor(glimmer, sam)).toBe(lines), 10_000)
    await write(sam)
    await untilSamHas(1)
    const kept = await keptFor(glimmer, maya)
    await write(maya)
    await write(sam)
    await untilSamHas(2)
    expect(await keptFor(glimmer, maya)).toBe(kept)
  })

  test('are joined by everybody who presses Play meanwhile, and then yield no longer', async () => {
    gate = Promise.withResolvers()
    const [maya, sam] = [await createMember(glimmer), await createMember(glimmer)]
    const text = 'Two of us begin here'
    const hers = await write(maya, text)
    await vi.waitFor(() => expect(said.at(-1)).toBe(text), 15_000)
    expect(wanted.at(-1)?.aborted).toBe(false)
    const pressed = [speak(maya, hers, 'alasdair'), speak(sam, await write(sam, text), 'alasdair')]
    await vi.waitFor(() => expect(wanted.at(-1)?.aborted).toBe(true), 15_000)
    gate.resolve()
    expect((await Promise.all(pressed)).map(({ body }) => body.fallback)).toEqual([false, false])
    expect(said.filter((each) => each === text)).toHaveLength(1)
  })

  test('have the tone of the hour, and those of the bedtime set its own', async () => {
    const maya = await createMember(glimmer)
    const noon = glimmer.clock.now()
    glimmer.clock.set(new Date(`${noon.toISOString().slice(0, 10)}T19:00:00Z`))
    await maya.call('GET /affirmations/today')
    await vi.waitFor(() => expect(tones.at(-1)).toBe('evening'), 15_000)
    await maya.call('POST /affirmations/set', { body: { pack: 'bedtime' } })
    await vi.waitFor(() => expect(tones.slice(-5)).toEqual(Array(5).fill('bedtime')), 15_000)
    glimmer.clock.set(noon)
  })

  test('of today are recorded for users whose allowance is spent, because they are free', async () => {
    const maya = await createMember(glimmer)
    for (let line = 0; line < 5; line++) await speak(maya, await write(maya), 'alasdair')
    const kept = await keptFor(glimmer, maya)
    await maya.call('GET /affirmations/today')
    await vi.waitFor(async () => expect(await keptFor(glimmer, maya)).toBe(kept + 1), 15_000)
  })
})

test('a quick voice records nothing ahead of a request', async () => {
  const glimmer = await anotherTestApp()
  const maya = await createMember(glimmer)
  await maya.call('GET /affirmations/today')
  expect((await speak(maya, await write(maya), 'alasdair')).status).toBe(200)
  expect(await keptFor(glimmer, maya)).toBe(0)
  expect(await recordings(glimmer)).toBe(1)
})

describe.skipIf(whyNotHere)('a natural voice without its model', () => {
  test('is replaced by the basic voice at once, free, and records nothing ahead', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'glimmer-voice-'))
    const glimmer = await startTestApp({ settings: { VOICE: 'kokoro', VOICE_MODEL_FOLDER: folder } })
    const maya = await createMember(glimmer)
    const { voices } = (await maya.call('GET /voices')).body
    expect(voices.slice(0, 3).map(({ id, quality, requiredTier }) => [id, quality, requiredTier])).toEqual([
      ['bf_emma', 'natural', undefined],
      ['bm_george', 'natural', undefined],
      ['bf_isabella', 'natural', 'premium'],
    ])
    expect((await speak(maya, await write(maya))).body).toMatchObject({ fallback: true, timing: 'exact' })
    expect([await speechUsed(maya), await keptFor(glimmer, maya)]).toEqual([0, 0])
    await vi.waitFor(() => expect(glimmer.logged()).toContain('there is no .onnx file in'), 15_000)
    await glimmer.stop()
    await rm(folder, { recursive: true, force: true })
  })
})

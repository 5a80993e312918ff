import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MediaFile } from '../../app.ts'
import { aMember, type Person } from '../../testing/people.ts'
import { startTestApp, type TestApp } from '../../testing/test-app.ts'

let glimmer: TestApp
beforeAll(async () => {
  glimmer = await startTestApp()
})
afterAll(() => glimmer.stop())

const webm = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 1, 2, 3, 4])
const files = {
  'audio/webm': webm,
  'audio/mp4': Buffer.from('\0\0\0\x1cftypM4A ', 'latin1'),
  'audio/ogg': Buffer.from('OggS and more'),
  'audio/mpeg': Buffer.from([0xff, 0xfb, 0x50, 0xc4, 0, 0]),
}
const write = async ({ call }: Person) =>
  (await call('POST /affirmations', { body: { text: 'I can begin again' } })).body._id
const keep = ({ send }: Person, id: string, body: Uint8Array<ArrayBuffer> = webm, type = 'audio/webm', ms = '1500') =>
  send('PUT', `/affirmations/${id}/own-recording?durationMs=${ms}`, { body, headers: { 'content-type': type } })
const read = ({ call }: Person, id: string) => call('GET /affirmations/{id}/own-recording', { params: { id } })
const listen = ({ send }: Person, id: string, headers = {}) =>
  send('GET', `/affirmations/${id}/own-recording/audio`, { headers })
const blob = ({ id: person }: Person, id: string) => glimmer.app.blobs.get(`own-voice/${person}/${id}`)

describe("a recording in the person's own voice", () => {
  test('is nowhere until they choose to keep it here', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    expect((await read(maya, id)).body).toEqual({ recording: null })
    expect((await listen(maya, id)).status).toBe(404)
  })

  test.each(Object.entries(files))('is kept and given back as %s, to be guessed at by nobody', async (type, file) => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    const { status, body } = await keep(maya, id, file, `${type};codecs=opus`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ mime: type, durationMs: 1500, audioUrl: expect.stringContaining(id) })
    expect((await read(maya, id)).body).toEqual({ recording: body })
    const heard = await listen(maya, id)
    expect(Buffer.from(heard.body as ArrayBuffer)).toEqual(file)
    expect(heard.headers.get('content-type')).toBe(type)
    expect(heard.headers.get('x-content-type-options')).toBe('nosniff')
    expect(heard.headers.get('content-security-policy')).toContain('sandbox')
    expect((await listen(maya, id, { range: 'bytes=0-1' })).status).toBe(206)
    expect((await maya.call('GET /users/usage')).body.speech.used).toBe(0)
  })

  test('is told by its bytes, not by the name it is sent under', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    expect((await keep(maya, id, files['audio/ogg'], 'audio/webm')).body).toMatchObject({ mime: 'audio/ogg' })
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect((await keep(maya, id, page, 'audio/webm')).problem).toMatchObject({ code: 'recording_refused' })
    expect((await read(maya, id)).body.recording?.mime).toBe('audio/ogg')
  })

  test('is refused when it is of another kind, too large, too long, or nothing', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    expect((await keep(maya, id, webm, 'audio/flac')).status).toBe(415)
    expect((await keep(maya, id, Buffer.concat([webm, Buffer.alloc(1_000_000)]))).status).toBe(413)
    for (const ms of ['60001', '0', '1.5', 'long', '']) {
      const { status, problem } = await keep(maya, id, webm, 'audio/webm', ms)
      expect({ ms, status, path: problem.errors?.[0]?.path }).toEqual({ ms, status: 400, path: 'durationMs' })
    }
    expect((await keep(maya, id, Buffer.alloc(0))).status).toBe(400)
    expect((await read(maya, id)).body).toEqual({ recording: null })
  })

  test('takes the place of an earlier one, and both at once leave one whole', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    await keep(maya, id)
    await Promise.all([keep(maya, id, files['audio/ogg']), keep(maya, id, files['audio/mp4'])])
    const mime = (await read(maya, id)).body.recording?.mime
    expect(Buffer.from((await listen(maya, id)).body as ArrayBuffer)).toEqual(mime && files[mime])
  })

  test('is taken back, as often as one likes', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    await keep(maya, id)
    const remove = () => maya.call('DELETE /affirmations/{id}/own-recording', { params: { id } })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(204)
    expect(await blob(maya, id)).toBeUndefined()
    expect((await read(maya, id)).body).toEqual({ recording: null })
  })

  test('goes with its line, with other words, and with the account', async () => {
    const maya = await aMember(glimmer)
    const [deleted, reworded, left] = [await write(maya), await write(maya), await write(maya)]
    for (const id of [deleted, reworded, left]) await keep(maya, id)
    await maya.call('DELETE /affirmations/{id}', { params: { id: deleted } })
    await maya.call('PUT /affirmations/{id}', { params: { id: reworded }, body: { text: 'I can rest' } })
    expect([await blob(maya, deleted), await blob(maya, reworded)]).toEqual([undefined, undefined])
    expect(await blob(maya, left)).toBeDefined()
    await glimmer.app.speech.forgetAll(maya.id)
    expect(await blob(maya, left)).toBeUndefined()
  })

  test('is among what they take along', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    await keep(maya, id)
    const taken: MediaFile[] = []
    for await (const file of glimmer.app.speech.media(maya.id)) taken.push(file)
    expect(taken).toEqual([{ name: `${id}-own-voice.webm`, bytes: expect.anything() }])
    expect(Buffer.from(taken[0]?.bytes ?? [])).toEqual(webm)
  })
})

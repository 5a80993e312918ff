import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MediaFile } from '#personal-data.ts'
import { recordings, tooLong } from '#sound/testing/files.ts'
import { aMember, type Person } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'
import { speechData } from './personal-data.ts'

let glimmer: TestApp
beforeAll(async () => {
  glimmer = await startTestApp()
})
afterAll(() => glimmer.stop())

const webm = recordings['audio/webm']
const write = async ({ call }: Person) =>
  (await call('POST /affirmations', { body: { text: 'I can begin again' } })).body._id
const saveOwn = ({ send }: Person, id: string, body: Uint8Array<ArrayBuffer> = webm, type = 'audio/webm') =>
  send('PUT', `/affirmations/${id}/own-recording`, { body, headers: { 'content-type': type } })
const read = ({ call }: Person, id: string) => call('GET /affirmations/{id}/own-recording', { params: { id } })
const listen = ({ send }: Person, id: string, headers = {}) =>
  send('GET', `/affirmations/${id}/own-recording/audio`, { headers })
const blob = ({ id: person }: Person, id: string) => glimmer.app.blobs.get(`own-voice/${person}/${id}`)

describe("a recording in the person's own voice", () => {
  test('is nowhere until they choose to save it here', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    expect((await read(maya, id)).body).toEqual({ recording: null })
    expect((await listen(maya, id)).status).toBe(404)
  })

  test.each(Object.entries(recordings))(
    'is stored and given back as %s, to be guessed at by nobody',
    async (type, file) => {
      const maya = await aMember(glimmer)
      const id = await write(maya)
      const { status, body } = await saveOwn(maya, id, file, `${type};codecs=opus`)
      expect(status).toBe(200)
      expect(body).toMatchObject({ mime: type, audioUrl: expect.stringContaining(id) })
      const { recording } = (await read(maya, id)).body
      expect(recording).toEqual(body)
      expect(Math.abs((recording?.durationMs ?? 0) - 600)).toBeLessThan(150)
      const heard = await listen(maya, id)
      expect(Buffer.from(heard.body as ArrayBuffer)).toEqual(file)
      expect(heard.headers.get('content-type')).toBe(type)
      expect(heard.headers.get('x-content-type-options')).toBe('nosniff')
      expect(heard.headers.get('content-security-policy')).toContain('sandbox')
      expect((await listen(maya, id, { range: 'bytes=0-1' })).status).toBe(206)
      expect((await maya.call('GET /users/usage')).body.speech.used).toBe(0)
    },
  )

  test('is told by its bytes, not by the name it is sent under', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    expect((await saveOwn(maya, id, recordings['audio/ogg'], 'audio/webm')).body).toMatchObject({ mime: 'audio/ogg' })
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect((await saveOwn(maya, id, page, 'audio/webm')).problem).toMatchObject({ code: 'recording_refused' })
    expect((await read(maya, id)).body.recording?.mime).toBe('audio/ogg')
  })

  test.each([
    ['breaks off', webm.subarray(0, 500), 'We couldn’t read that recording. Please record it again.'],
    [
      'is no sound at all',
      Buffer.from('I can begin again'),
      'We couldn’t read that recording. Please record it again.',
    ],
    [
      'goes on as a page',
      Buffer.concat([webm, Buffer.from('<script>alert(1)</script>')]),
      'We couldn’t read that recording. Please record it again.',
    ],
    ['is longer than a minute', tooLong['audio/webm'], 'Keep it under a minute.'],
    ['is longer than a minute as MP3', tooLong['audio/mpeg'], 'Keep it under a minute.'],
  ])('is refused when it %s, and the file is named', async (_, file, message) => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    const { status, problem } = await saveOwn(maya, id, file)
    expect({ status, problem }).toMatchObject({
      status: 422,
      problem: { code: 'recording_refused', message, errors: [{ path: 'file', message }] },
    })
    expect((await read(maya, id)).body).toEqual({ recording: null })
    expect(await blob(maya, id)).toBeUndefined()
  })

  test('is refused when it is of another kind, too large, or nothing', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    expect((await saveOwn(maya, id, webm, 'audio/flac')).status).toBe(415)
    expect((await saveOwn(maya, id, Buffer.concat([webm, Buffer.alloc(1_000_000)]))).status).toBe(413)
    const nothing = await saveOwn(maya, id, Buffer.alloc(0))
    expect([nothing.status, nothing.problem.errors?.[0]?.path]).toEqual([400, 'file'])
    expect((await read(maya, id)).body).toEqual({ recording: null })
  })

  test('cannot be saved with a line of somebody else', async () => {
    const [maya, sam] = [await aMember(glimmer), await aMember(glimmer)]
    const id = await write(maya)
    expect((await saveOwn(sam, id)).status).toBe(404)
    await saveOwn(maya, id)
    expect((await listen(sam, id)).status).toBe(404)
  })

  test('takes the place of an earlier one, and both at once leave one whole', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    await saveOwn(maya, id)
    await Promise.all([saveOwn(maya, id, recordings['audio/ogg']), saveOwn(maya, id, recordings['audio/mp4'])])
    const mime = (await read(maya, id)).body.recording?.mime
    expect(Buffer.from((await listen(maya, id)).body as ArrayBuffer)).toEqual(mime && recordings[mime])
  })

  test('is taken back, as often as one likes', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    await saveOwn(maya, id)
    const remove = () => maya.call('DELETE /affirmations/{id}/own-recording', { params: { id } })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(204)
    expect(await blob(maya, id)).toBeUndefined()
    expect((await read(maya, id)).body).toEqual({ recording: null })
  })

  test('goes with its line, with other words, and with the account', async () => {
    const maya = await aMember(glimmer)
    const [deleted, reworded, left] = [await write(maya), await write(maya), await write(maya)]
    for (const id of [deleted, reworded, left]) await saveOwn(maya, id)
    await maya.call('DELETE /affirmations/{id}', { params: { id: deleted } })
    await maya.call('PUT /affirmations/{id}', { params: { id: reworded }, body: { text: 'I can rest' } })
    expect([await blob(maya, deleted), await blob(maya, reworded)]).toEqual([undefined, undefined])
    expect(await blob(maya, left)).toBeDefined()
    await speechData(glimmer.app).deleteFiles?.(maya.id)
    expect(await blob(maya, left)).toBeUndefined()
  })

  test('is among what they take along', async () => {
    const maya = await aMember(glimmer)
    const id = await write(maya)
    await saveOwn(maya, id)
    const taken: MediaFile[] = []
    for await (const file of speechData(glimmer.app).media?.files(maya.id) ?? []) taken.push(file)
    expect(taken).toEqual([{ name: `${id}-own-voice.webm`, bytes: expect.anything() }])
    expect(Buffer.from(taken[0]?.bytes ?? [])).toEqual(webm)
  })
})

describe('there is room', () => {
  /** Adds other recordings of this account, each of the given size. */
  const addOthers = ({ id }: Person, line: string, others: number, bytes: number) =>
    glimmer.app.database.db.execute(sql`
      with line as (
        insert into affirmation (id, account_id, text, description, themes, form, level, origin, created_at, updated_at)
        select gen_random_uuid(), account_id, text, description, themes, form, level, origin, created_at, updated_at
        from affirmation, generate_series(1, ${others}) where id = ${line} returning id)
      insert into own_recording (account_id, affirmation_id, mime, duration_ms, etag, bytes, created_at)
      select ${id}, line.id, 'audio/webm', 1000, 'x', ${bytes}, now() from line`)

  test.each([
    ['two hundred recordings', 199, 100],
    ['sixty megabytes of them', 60, 1_000_000],
  ])('for %s, and no more; one that is there can still be replaced', async (_, others, bytes) => {
    const maya = await aMember(glimmer)
    const [first, second] = [await write(maya), await write(maya)]
    await addOthers(maya, first, others, bytes)
    expect((await saveOwn(maya, first)).status).toBe(bytes === 100 ? 200 : 409)
    if (bytes === 100) expect((await saveOwn(maya, first)).status).toBe(200)
    const { status, problem } = await saveOwn(maya, second)
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'recordings_full' })
    expect(await blob(maya, second)).toBeUndefined()
  })
})

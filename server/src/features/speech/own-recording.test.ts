import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { MediaFile } from '#personal-data.ts'
import { recordings } from '#sound/testing/recordings.ts'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { speechPersonalData } from './personal-data.ts'

const glimmer = testApp()

const webm = recordings['audio/webm']
const write = async ({ call }: Person) =>
  (await call('POST /affirmations', { body: { text: 'I can begin again' } })).body._id
const saveOwn = (
  { send }: Person,
  id: string,
  body: Uint8Array<ArrayBuffer> = webm,
  type = 'audio/webm',
  durationMs = 600,
) =>
  send('PUT', `/affirmations/${id}/own-recording?durationMs=${durationMs}`, { body, headers: { 'content-type': type } })
const read = ({ call }: Person, id: string) => call('GET /affirmations/{id}/own-recording', { params: { id } })
const listen = ({ send }: Person, id: string, headers = {}) =>
  send('GET', `/affirmations/${id}/own-recording/audio`, { headers })
const blob = ({ id: person }: Person, id: string) => glimmer.app.blobs.get(`own-voice/${person}/${id}`)

describe('own recordings', () => {
  test('returns null and 404 before an upload', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    expect((await read(maya, id)).body).toEqual({ recording: null })
    expect((await listen(maya, id)).status).toBe(404)
  })

  test.each(Object.entries(recordings))('stores and returns %s with its own type, uncharged', async (type, file) => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    const { status, body } = await saveOwn(maya, id, file, `${type};codecs=opus`)
    expect(status).toBe(200)
    expect(body).toMatchObject({ mime: type, audioUrl: expect.stringContaining(id) })
    const { recording } = (await read(maya, id)).body
    expect(recording).toEqual(body)
    expect(recording?.durationMs).toBe(600)
    const heard = await listen(maya, id)
    expect(Buffer.from(heard.body as ArrayBuffer)).toEqual(file)
    expect(heard.headers.get('content-type')).toBe(type)
    expect(heard.headers.get('x-content-type-options')).toBe('nosniff')
    expect(heard.headers.get('content-security-policy')).toContain('sandbox')
    expect((await listen(maya, id, { range: 'bytes=0-1' })).status).toBe(206)
    expect((await maya.call('GET /users/usage')).body.speech.used).toBe(0)
  })

  test('detects the type from the bytes, not from the header', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    expect((await saveOwn(maya, id, recordings['audio/ogg'], 'audio/webm')).body).toMatchObject({ mime: 'audio/ogg' })
    const page = Buffer.from('<!doctype html><script>alert(1)</script>')
    expect((await saveOwn(maya, id, page, 'audio/webm')).problem).toMatchObject({ code: 'recording_refused' })
    expect((await read(maya, id)).body.recording?.mime).toBe('audio/ogg')
  })

  test('returns 422 for a file that is no recording', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    const { status, problem } = await saveOwn(maya, id, Buffer.from('I can begin again'))
    const message = 'We couldn’t read that recording. Please record it again.'
    expect({ status, problem }).toMatchObject({
      status: 422,
      problem: { code: 'recording_refused', message, errors: [{ path: 'file', message }] },
    })
    expect((await read(maya, id)).body).toEqual({ recording: null })
    expect(await blob(maya, id)).toBeUndefined()
  })

  test('returns 400 for a recording longer than a minute', async () => {
    const maya = await createMember(glimmer)
    const { status, problem } = await saveOwn(maya, await write(maya), webm, 'audio/webm', 62_001)
    expect(status).toBe(400)
    expect(problem.errors).toEqual([{ path: 'durationMs', message: 'Keep it under a minute.' }])
  })

  test('refuses another type, a file that is too large, and an empty one', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    expect((await saveOwn(maya, id, webm, 'audio/flac')).status).toBe(415)
    expect((await saveOwn(maya, id, Buffer.concat([webm, Buffer.alloc(1_000_000)]))).status).toBe(413)
    const nothing = await saveOwn(maya, id, Buffer.alloc(0))
    expect([nothing.status, nothing.problem.errors?.[0]?.path]).toEqual([400, 'file'])
    expect((await read(maya, id)).body).toEqual({ recording: null })
  })

  test('replaces an earlier recording, and stores one of two concurrent uploads whole', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    await saveOwn(maya, id)
    await Promise.all([saveOwn(maya, id, recordings['audio/ogg']), saveOwn(maya, id, recordings['audio/mp4'])])
    const mime = (await read(maya, id)).body.recording?.mime
    expect(Buffer.from((await listen(maya, id)).body as ArrayBuffer)).toEqual(mime && recordings[mime])
  })

  test('deletes a recording, and again without an error', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    await saveOwn(maya, id)
    const remove = () => maya.call('DELETE /affirmations/{id}/own-recording', { params: { id } })
    expect((await remove()).status).toBe(204)
    expect((await remove()).status).toBe(204)
    expect(await blob(maya, id)).toBeUndefined()
    expect((await read(maya, id)).body).toEqual({ recording: null })
  })

  test('deletes a recording with its line, its text and its account', async () => {
    const maya = await createMember(glimmer)
    const [deleted, reworded, left] = [await write(maya), await write(maya), await write(maya)]
    for (const id of [deleted, reworded, left]) await saveOwn(maya, id)
    await maya.call('DELETE /affirmations/{id}', { params: { id: deleted } })
    await maya.call('PUT /affirmations/{id}', { params: { id: reworded }, body: { text: 'I can rest' } })
    expect([await blob(maya, deleted), await blob(maya, reworded)]).toEqual([undefined, undefined])
    expect(await blob(maya, left)).toBeDefined()
    await speechPersonalData(glimmer.app).deleteFiles?.(maya.id)
    expect(await blob(maya, left)).toBeUndefined()
  })

  test('exports the recording', async () => {
    const maya = await createMember(glimmer)
    const id = await write(maya)
    await saveOwn(maya, id)
    const taken: MediaFile[] = []
    for await (const file of speechPersonalData(glimmer.app).media?.files(maya.id) ?? []) taken.push(file)
    expect(taken).toEqual([{ name: `${id}-own-voice.webm`, bytes: expect.anything() }])
    expect(Buffer.from(taken[0]?.bytes ?? [])).toEqual(webm)
  })
})

describe('the limits of own recordings', () => {
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
  ])('allow %s, and replacing one of them', async (_, others, bytes) => {
    const maya = await createMember(glimmer)
    const [first, second] = [await write(maya), await write(maya)]
    await addOthers(maya, first, others, bytes)
    expect((await saveOwn(maya, first)).status).toBe(bytes === 100 ? 200 : 409)
    if (bytes === 100) expect((await saveOwn(maya, first)).status).toBe(200)
    const { status, problem } = await saveOwn(maya, second)
    expect({ status, code: problem.code }).toEqual({ status: 409, code: 'recordings_full' })
    expect(await blob(maya, second)).toBeUndefined()
  })
})

import { voiceSample } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { sweepSpeech } from './recordings.ts'

const glimmer = testApp()

const sample = ({ send }: Person, voice: string) => send('GET', `/voices/${voice}/sample`)
const bytesOf = (body: unknown) => (body as ArrayBuffer).byteLength
const recordings = async () => await glimmer.rows(sql`select key, bytes, blob_key from speech_recording order by key`)

test('every voice can be heard before it is chosen, locked ones too, and nothing is charged', async () => {
  const maya = await createMember(glimmer)
  const { voices } = (await maya.call('GET /voices')).body
  expect(voices.some(({ requiredTier }) => requiredTier)).toBe(true)
  for (const { id } of voices) {
    const { status, headers, body } = await sample(maya, id)
    expect([status, headers.get('content-type')]).toEqual([200, 'audio/mpeg'])
    expect(bytesOf(body)).toBeGreaterThan(10_000)
  }
  expect((await maya.call('GET /users/usage')).body.speech.used).toBe(0)
  expect(await recordings()).toHaveLength(voices.length)
})

test('a sample is spoken once for everybody, stays when recordings are swept, and comes back when its bytes are lost', async () => {
  const [maya, noor] = [await createMember(glimmer), await createMember(glimmer)]
  await sample(maya, 'alasdair')
  const before = await recordings()
  await glimmer.app.database.db.execute(sql`update speech_recording set used_at = now() - interval '9 days'`)
  await sweepSpeech(glimmer.app)
  await sample(noor, 'alasdair')
  expect(await recordings()).toEqual(before)

  for (const { blob_key } of before) await glimmer.app.blobs.delete(String(blob_key))
  expect((await sample(noor, 'alasdair')).status).toBe(200)
  // Deleting a line with the same text does not delete the sample.
  const { _id: id } = (await maya.call('POST /affirmations', { body: { text: voiceSample } })).body
  await maya.call('POST /affirmations/{id}/speak', { params: { id }, body: { voice: 'alasdair' } })
  await maya.call('DELETE /affirmations/{id}', { params: { id } })
  expect(await recordings()).toHaveLength(before.length)
})

test('a voice that nobody has is not found', async () => {
  const maya = await createMember(glimmer)
  for (const voice of ['nobody', '..%2F..', 'x'.repeat(80)])
    expect([voice, (await sample(maya, voice)).status]).toEqual([voice, 404])
})

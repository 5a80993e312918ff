import { afterAll, expect, test } from 'vitest'
import { failsWith, sends, sendsAddresses, startImageServer } from '#testing/image-server.ts'
import { tryArtist } from './try-services.ts'

const server = await startImageServer()
afterAll(() => server.stop())

const artist = { kind: 'openai', baseUrl: server.baseUrl, apiKey: 'a-secret-key', model: 'a-model' } as const

test('says how many pictures came', async () => {
  server.behave(sends())
  expect(await tryArtist({ artist })).toEqual({ ok: true, said: '3 pictures' })
})

test.each([
  ['a wrong key', failsWith(401), 'status 401'],
  ['private addresses', sendsAddresses(), 'private address'],
  ['something else', sends(3, Buffer.from('no picture')), 'not a picture'],
  ['a refusal', failsWith(400, 'moderation_blocked'), 'refused'],
])('says what was wrong with %s', async (_, behaviour, why) => {
  server.behave(behaviour)
  expect(await tryArtist({ artist })).toEqual({ ok: false, said: expect.stringContaining(why) })
})

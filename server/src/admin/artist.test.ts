import { afterAll, expect, test } from 'vitest'
import { failsWith, sends, sendsAddresses, startImageServer } from '#testing/image-server.ts'
import { operate } from '#testing/operator.ts'
import { testApp } from '#testing/test-app.ts'
import { testArtist } from './artist.ts'

const server = await startImageServer()
afterAll(() => server.stop())
const glimmer = testApp()

const artist = { kind: 'openai', baseUrl: server.baseUrl, apiKey: 'a-secret-key', model: 'a-model' } as const
const tryIt = () => operate(glimmer, ['test-artist', testArtist], [], { artist })

test('says how many pictures came, and how soon', async () => {
  server.behave(sends())
  expect(await tryIt()).toEqual([expect.stringMatching(/^3 pictures in \d+\.\d s\.$/)])
})

test.each([
  ['a wrong key', failsWith(401), 'status 401'],
  ['private addresses', sendsAddresses(), 'private address'],
  ['something else', sends(3, Buffer.from('no picture')), 'not a picture'],
  ['a refusal', failsWith(400, 'moderation_blocked'), 'refused'],
])('says what was wrong with %s', async (_, behaviour, why) => {
  server.behave(behaviour)
  await expect(tryIt()).rejects.toThrow(why)
})

test('has nothing to try with the built-in artist', async () => {
  await expect(operate(glimmer, ['test-artist', testArtist])).rejects.toThrow('ARTIST=openai')
})

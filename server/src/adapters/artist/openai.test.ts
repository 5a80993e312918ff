import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  breaksOff,
  failsWith,
  floods,
  type ImageServer,
  picture,
  redirects,
  rejects,
  sends,
  sendsAddresses,
  sendsNonsense,
  sendsPage,
  startImageServer,
  staysSilent,
} from '#testing/image-server.ts'
import { artistConformance } from './artist.conformance.ts'
import { openaiArtist } from './openai.ts'

let server: ImageServer
beforeAll(async () => {
  server = await startImageServer()
})
beforeEach(() => server.behave(sends()))
afterAll(() => server.stop())

const artist = (options = {}) =>
  openaiArtist({ baseUrl: server.baseUrl, apiKey: 'a-secret-key', model: 'a-model' }, { backoffMs: 1, ...options })

artistConformance('an image service', { makeArtist: artist, deterministic: false })

const commission = { description: 'a calm fox', styles: ['lorelei'], seed: 's', count: 3 } as const
const patient = () => new AbortController().signal

describe('an image service', () => {
  test('is asked for three square pictures, with its moderation on and the words as words', async () => {
    await artist().draw(commission, patient())
    const [asked] = server.asked
    expect(asked).toMatchObject({ path: '/v1/images/generations', authorization: 'Bearer a-secret-key' })
    expect(asked?.body).toMatchObject({ model: 'a-model', n: 3, size: '1024x1024', moderation: 'auto' })
    expect(asked?.body.prompt).toContain('"a calm fox"')
    expect(asked?.body.prompt).toContain('Ink portraits')
  })

  test('never sees words that are refused here', async () => {
    await artist().draw({ ...commission, description: 'a naked man' }, patient())
    expect(server.asked).toEqual([])
  })

  test.each(['moderation_blocked', 'content_policy_violation'])(
    'that refuses is taken at its word: %s',
    async (code) => {
      server.behave(failsWith(400, code))
      expect(await artist().draw(commission, patient())).toMatchObject({ ok: false, reason: 'refused' })
    },
  )

  test.each([
    ['fails', failsWith(500)],
    ['is overloaded', failsWith(503)],
    ['does not know the key', failsWith(401, 'invalid_api_key')],
    ['sends two pictures of three', sends(2)],
    ['sends none', sends(0)],
    ['sends empty ones', sends(3, new Uint8Array())],
    ['sends private addresses', sendsAddresses()],
    ['sends addresses without https', sendsAddresses('http://pictures.example')],
    ['rejects whatever it is asked', failsWith(400)],
    ['sends half an answer', sendsNonsense],
    ['sends a page', sendsPage],
    ['redirects', redirects],
    ['breaks off', breaksOff],
    ['never stops', floods],
  ])('that %s is unavailable, and the trouble holds none of the words', async (_, behaviour) => {
    server.behave(behaviour)
    const troubles: string[] = []
    const drawn = await artist({ onTrouble: (trouble: string) => troubles.push(trouble) }).draw(commission, patient())
    expect(drawn).toEqual({ ok: false, reason: 'unavailable' })
    expect(troubles).toHaveLength(1)
    expect(troubles.join()).not.toMatch(/fox|secret/)
  })

  test('that sends addresses has its pictures fetched', async () => {
    server.behave(sendsAddresses('https://pictures.example'))
    const fetched: string[] = []
    const download = async (address: string) => {
      fetched.push(address)
      return picture
    }
    const drawn = await artist({ download }).draw(commission, patient())
    expect(drawn).toMatchObject({ ok: true, pictures: [{ bytes: picture }, { bytes: picture }, { bytes: picture }] })
    expect(fetched.toSorted()).toEqual([1, 2, 3].map((at) => `https://pictures.example/${at}.png`))
  })

  test.each([
    [['moderation'], { response_format: 'b64_json' }],
    [['moderation', 'response_format'], {}],
  ])('that knows no %j is asked without, and only once with', async (unknown, asked) => {
    server.behave(rejects(unknown, sends()))
    const one = artist()
    for (let turn = 0; turn < 2; turn++) expect(await one.draw(commission, patient())).toMatchObject({ ok: true })
    expect(server.asked).toHaveLength(2 + unknown.length)
    const last = server.asked.at(-1)?.body
    expect(last).toMatchObject(asked)
    for (const name of unknown) expect(last).not.toHaveProperty(name)
  })

  test('that fails three times in a row is left alone for a while', async () => {
    server.behave(failsWith(401))
    const one = artist()
    for (let turn = 0; turn < 5; turn++)
      expect(await one.draw(commission, patient())).toEqual({ ok: false, reason: 'unavailable' })
    expect(server.asked).toHaveLength(3)
  })

  test('that does not respond times out', async () => {
    server.behave(staysSilent)
    expect(await artist({ timeoutMs: 50 }).draw(commission, patient())).toEqual({ ok: false, reason: 'unavailable' })
  })

  test('is aborted when the user leaves', async () => {
    server.behave(staysSilent)
    const leaving = new AbortController()
    const drawing = artist().draw(commission, leaving.signal)
    await server.nextAsked()
    leaving.abort(new Error('they left'))
    await expect(drawing).rejects.toThrow('they left')
  })
})

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { embeddedIdentity } from './embedded-provider.ts'
import { askUserinfo, readEmail } from './userinfo.ts'

let server: Server
let origin: string
/** The provider's responses by path; anything else is a 500. */
const answers = new Map<string, unknown>()
const asked: { url: string | undefined; authorization: string | undefined }[] = []
beforeAll(async () => {
  server = createServer(({ url = '', headers }, response) => {
    asked.push({ url, authorization: headers.authorization })
    const body = answers.get(url.split('?')[0] ?? '')
    response.writeHead(body === undefined ? 500 : 200).end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

/** Our own provider, at the server above. */
const own = () =>
  embeddedIdentity({
    issuer: `${origin}/id`,
    via: origin,
    serviceKey: 'key',
    clientId: 'web',
    audience: `${origin}/api`,
  })

describe('readEmail', () => {
  test.each([
    [
      { email: 'maya@example.com', email_verified: true },
      { address: 'maya@example.com', isVerified: true },
    ],
    [
      { email: 'maya@example.com', email_verified: 'true' },
      { address: 'maya@example.com', isVerified: true },
    ],
    [
      { email: 'maya@example.com', email_verified: false },
      { address: 'maya@example.com', isVerified: false },
    ],
    [
      { email: 'maya@example.com', email_verified: 1 },
      { address: 'maya@example.com', isVerified: false },
    ],
    [{ email: 'maya@example.com' }, { address: 'maya@example.com', isVerified: false }],
    [{ email: 'no address' }, undefined],
    [{ email: `${'x'.repeat(250)}@example.com` }, undefined],
    [{}, undefined],
    [null, undefined],
  ])('reads %j as %j', (claims, read) => {
    expect(readEmail(claims)).toEqual(read)
  })
})

describe('userinfo', () => {
  test('is requested with the user’s token, and ignored for another subject', async () => {
    answers.set('/userinfo', { sub: 'maya', email: 'maya@example.com', email_verified: true })
    const ask = (subject: string) => askUserinfo(`${origin}/userinfo`, 'her-token', subject)
    expect(await ask('maya')).toEqual({ email: { address: 'maya@example.com', isVerified: true } })
    expect(asked.at(-1)?.authorization).toBe('Bearer her-token')
    expect(await ask('noor')).toEqual({})
  })

  test('returns nothing when it fails', async () => {
    expect(await askUserinfo(`${origin}/broken`, 'token', 'maya')).toEqual({})
    expect(await askUserinfo('http://127.0.0.1:9/userinfo', 'token', 'maya')).toEqual({})
  })

  test.each([
    [{ given_name: 'Maya', name: 'Maya Lind' }, 'Maya'],
    [{ name: ' Maya Lind ' }, 'Maya Lind'],
    [{ given_name: '', preferred_username: 'maya' }, 'maya'],
    [{ given_name: 7, name: 'x'.repeat(61) }, undefined],
  ])('with %j returns the name %s', async (claims, name) => {
    answers.set('/userinfo', { sub: 'maya', ...claims })
    expect((await askUserinfo(`${origin}/userinfo`, 'her-token', 'maya')).name).toBe(name)
  })
})

describe('account changes', () => {
  const at = '2026-11-21T12:00:00.000Z'
  const change = { id: 5, subject: 'maya', kind: 'deleted', at }

  test('are requested with the service key, after the last id', async () => {
    answers.set('/account-changes', { changes: [change] })
    expect(await own().changesAfter(4)).toEqual([{ ...change, at: new Date(at) }])
    expect(asked.at(-1)).toEqual({ url: '/account-changes?after=4', authorization: 'Bearer key' })
  })

  test.each([{ changes: [{ ...change, kind: 'forgotten' }] }, {}, []])(
    'are empty for the malformed response %j',
    async (answer) => {
      answers.set('/account-changes', answer)
      expect(await own().changesAfter(0)).toEqual([])
    },
  )
})

describe('sign-in data', () => {
  test('is requested with the user’s token', async () => {
    answers.set('/account/data', { email: 'maya@example.test', events: [] })
    expect(await own().readSignInData('token')).toEqual({ email: 'maya@example.test', events: [] })
    expect(asked.at(-1)).toEqual({ url: '/account/data', authorization: 'Bearer token' })
  })

  test.each([{}, [], { error: 'invalid_token' }])('is unavailable for the response %j', async (answer) => {
    answers.set('/account/data', answer)
    expect(await own().readSignInData('token')).toBe('unavailable')
  })
})

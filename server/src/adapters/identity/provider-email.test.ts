import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { askUserinfo, readEmail } from './provider-email.ts'
import { readChanges } from './read-changes.ts'
import { readSignInData } from './read-sign-in-data.ts'

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

describe('an address among claims', () => {
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
  ])('%j is read as %j', (claims, read) => {
    expect(readEmail(claims)).toEqual(read)
  })
})

describe('userinfo', () => {
  test('is asked with the person’s own token, and believed about nobody else', async () => {
    answers.set('/userinfo', { sub: 'maya', email: 'maya@example.com', email_verified: true })
    const ask = (subject: string) => askUserinfo(`${origin}/userinfo`, 'her-token', subject)
    expect(await ask('maya')).toEqual({ email: { address: 'maya@example.com', isVerified: true } })
    expect(asked.at(-1)?.authorization).toBe('Bearer her-token')
    expect(await ask('noor')).toEqual({})
  })

  test('that fails, or is not there, says nothing', async () => {
    expect(await askUserinfo(`${origin}/broken`, 'token', 'maya')).toEqual({})
    expect(await askUserinfo('http://127.0.0.1:9/userinfo', 'token', 'maya')).toEqual({})
  })

  test.each([
    [{ given_name: 'Maya', name: 'Maya Lind' }, 'Maya'],
    [{ name: ' Maya Lind ' }, 'Maya Lind'],
    [{ given_name: '', preferred_username: 'maya' }, 'maya'],
    [{ given_name: 7, name: 'x'.repeat(61) }, undefined],
  ])('that says %j calls somebody %s', async (claims, name) => {
    answers.set('/userinfo', { sub: 'maya', ...claims })
    expect((await askUserinfo(`${origin}/userinfo`, 'her-token', 'maya')).name).toBe(name)
  })
})

describe('what happened at our own provider', () => {
  const change = { id: 5, subject: 'maya', kind: 'deleted' }

  test('is asked for with the key, from where the last answer ended', async () => {
    answers.set('/account-changes', { changes: [change] })
    expect(await readChanges({ url: origin, key: 'key' }, 4)).toEqual([change])
    expect(asked.at(-1)).toEqual({ url: '/account-changes?after=4', authorization: 'Bearer key' })
  })

  test.each([{ changes: [{ ...change, kind: 'forgotten' }] }, {}, []])(
    'is nothing where the answer is not whole: %j',
    async (answer) => {
      answers.set('/account-changes', answer)
      expect(await readChanges({ url: origin, key: 'key' }, 0)).toEqual([])
    },
  )
})

describe('what our own provider keeps of how somebody signs in', () => {
  test('is asked for with their token', async () => {
    answers.set('/account/data', { email: 'maya@example.test', events: [] })
    expect(await readSignInData(`${origin}/account/data`, 'token')).toEqual({ email: 'maya@example.test', events: [] })
    expect(asked.at(-1)).toEqual({ url: '/account/data', authorization: 'Bearer token' })
  })

  test.each([{}, [], { error: 'invalid_token' }])('cannot be had where the answer is %j', async (answer) => {
    answers.set('/account/data', answer)
    expect(await readSignInData(`${origin}/account/data`, 'token')).toBe('unavailable')
  })
})

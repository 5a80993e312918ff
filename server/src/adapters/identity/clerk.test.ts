import { generateKeyPairSync } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type JWTPayload, SignJWT } from 'jose'
import { describe, expect, test } from 'vitest'
import { aClerkInstance } from '#testing/clerk-tokens.ts'
import { clerkIdentity } from './clerk.ts'
import { identityConformance } from './identity.conformance.ts'

const seconds = () => Math.floor(Date.now() / 1000)
const app = 'https://glimmer.example'
const instance = aClerkInstance('clerk.glimmer.example', app)
const identity = clerkIdentity({ ...instance, authorizedParty: app })
const rejected = { ok: false, reason: 'rejected' }

identityConformance('Clerk', async () => ({
  identity,
  token: (subject) => instance.token(subject),
  expired: (subject) => instance.token(subject, { iat: seconds() - 700, nbf: seconds() - 710, exp: seconds() - 400 }),
  stop: async () => undefined,
}))

test.each([
  [[0, -1], 0],
  [[7, 2], 7],
])('fva %j tells of a sign-in %i minutes before the token was made', async (fva, minutes) => {
  const verdict = await identity.verify(await instance.token('user_2maya', { fva }))
  const at = verdict.ok ? (verdict.subject.authenticatedAt ?? 0) : 0
  expect(Math.abs(Date.now() / 1000 - minutes * 60 - at)).toBeLessThan(30)
})

test.each([[[-1, -1]], [undefined], ['now']])('fva %j tells of none', async (fva) => {
  const verdict = await identity.verify(await instance.token('user_2maya', { fva }))
  expect(verdict).toMatchObject({ ok: true })
  expect(verdict).not.toHaveProperty('subject.authenticatedAt')
})

describe('a session token of Clerk', () => {
  test('is known by the instance that made it and the person it is about', async () => {
    expect(await identity.verify(await instance.token('user_2maya'))).toEqual({
      ok: true,
      subject: {
        issuer: 'https://clerk.glimmer.example',
        subject: 'user_2maya',
        expiresAt: expect.any(Number),
        authenticatedAt: expect.any(Number),
      },
    })
  })

  test.each([
    ['of a session that still owes a step', { sts: 'pending' }],
    ['given to another page', { azp: 'https://evil.example' }],
    ['given to a page whose name begins like ours', { azp: `${app}.evil.example` }],
    ['given to a page it does not name', { azp: undefined }],
    ['of another instance', { iss: 'https://clerk.evil.example' }],
    ['without a subject', { sub: undefined }],
    ['expired beyond the tolerance', { exp: seconds() - 20, iat: seconds() - 80 }],
    ['not good yet', { nbf: seconds() + 60 }],
    ['that does not say from when it is good', { nbf: undefined }],
    ['that never ends', { exp: seconds() + 400 * 24 * 3600 }],
    ['that is an ID token: made for a client, without a session', { sid: undefined, aud: 'a-client', nonce: 'n' }],
    ['whose session has no name', { sid: '' }],
    ['whose session is no name', { sid: 7 }],
  ])('%s is rejected', async (_, claims) => {
    expect(await identity.verify(await instance.token('user_2maya', claims as JWTPayload))).toEqual(rejected)
  })

  test.each([-4, 4])('may be off by the tolerated five seconds (%i)', async (drift) => {
    const claims = drift < 0 ? { iat: seconds() - 60, exp: seconds() + drift } : { nbf: seconds() + drift }
    expect(await identity.verify(await instance.token('user_2maya', claims))).toMatchObject({ ok: true })
  })

  test('of the first version, which names no state of its session, is accepted', async () => {
    const old = { sts: undefined, v: undefined, fva: undefined }
    expect(await identity.verify(await instance.token('user_2maya', old))).toMatchObject({ ok: true })
  })

  test.each(['at+jwt', 'logout+jwt'])('of type %s is none', async (typ) => {
    expect(await identity.verify(await instance.token('user_2maya', {}, { typ }))).toEqual(rejected)
  })
})

describe('an account at Clerk', () => {
  /** The part of Clerk's Backend API that deletes users: records requests and responds with `status`. */
  async function backend(status: number) {
    const asked: string[] = []
    const server = createServer(({ method, url, headers }, response) => {
      asked.push(`${method} ${url} as ${headers.authorization}`)
      response.writeHead(status).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    return { asked, url: `http://127.0.0.1:${port}`, stop: () => server.close() }
  }
  const remove = async (status: number, secretKey?: string) => {
    const clerk = await backend(status)
    const options = { ...instance, authorizedParty: app, secretKey, backend: clerk.url }
    const outcome = await clerkIdentity(options).removeAccount('a-token', 'user_2maya')
    clerk.stop()
    return { outcome, asked: clerk.asked }
  }

  test('is removed where the secret key of the instance is known', async () => {
    expect(await remove(200, 'sk_test_1')).toEqual({
      outcome: 'removed',
      asked: ['DELETE /v1/users/user_2maya as Bearer sk_test_1'],
    })
  })

  test('that is gone already is removed; one that could not be is left for another try', async () => {
    expect((await remove(404, 'sk_test_1')).outcome).toBe('removed')
    expect((await remove(429, 'sk_test_1')).outcome).toBe('unavailable')
  })

  test('stays where no key is known, and nobody is asked', async () => {
    expect(await remove(200)).toEqual({ outcome: 'kept', asked: [] })
  })
})

describe('a forged token', () => {
  const claimsOf = async () => {
    const [, payload = ''] = (await instance.token('user_2maya')).split('.')
    return { payload, claims: JSON.parse(Buffer.from(payload, 'base64url').toString()) as JWTPayload }
  }

  test('without a signature is rejected', async () => {
    const header = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url')
    expect(await identity.verify(`${header}.${(await claimsOf()).payload}.`)).toEqual(rejected)
  })

  test('signed with the public key as if it were a shared secret is rejected', async () => {
    const secret = Buffer.from(instance.jwtKey)
    const token = await new SignJWT((await claimsOf()).claims).setProtectedHeader({ alg: 'HS256' }).sign(secret)
    expect(await identity.verify(token)).toEqual(rejected)
  })

  test("signed with somebody else's key is rejected", async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
    const token = await new SignJWT((await claimsOf()).claims).setProtectedHeader({ alg: 'RS256' }).sign(privateKey)
    expect(await identity.verify(token)).toEqual(rejected)
  })

  test('signed with the right key in another way is rejected', async () => {
    const { claims } = await claimsOf()
    const token = await new SignJWT(claims).setProtectedHeader({ alg: 'PS256' }).sign(instance.privateKey)
    expect(await identity.verify(token)).toEqual(rejected)
  })
})

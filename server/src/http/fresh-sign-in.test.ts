import { immediateStart } from '@glimmer/contract/plans'
import type { JWTPayload } from 'jose'
import { describe, expect, test } from 'vitest'
import { caller, createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

// The app's own clock is days away: freshness uses the real clock.
const glimmer = testApp({ now: '2026-11-19T12:00:00Z' })

const seconds = () => Math.floor(Date.now() / 1000)

/** The same person with a token of these claims. */
const as = async ({ subject }: Person, claims: JWTPayload) => {
  const token = await glimmer.issuer.token(subject, claims)
  return { token, ...caller(glimmer, token) }
}
const asOld = (person: Person) => as(person, { auth_time: seconds() - 700 })

const consent = { textVersion: immediateStart.version }
const refused = { status: 403, code: 'fresh_sign_in' }
const read = ({ status, problem }: { status: number; problem?: { code?: string } }) => ({ status, code: problem?.code })

describe('a sign-in older than ten minutes', () => {
  test('refuses export, deletion and purchase', async () => {
    const maya = await createMember(glimmer)
    const { call, token } = await asOld(maya)
    expect(read(await call('GET /users/export'))).toEqual(refused)
    expect(read(await call('DELETE /users/account'))).toEqual(refused)
    expect(read(await call('POST /subscriptions/portal'))).toEqual(refused)
    expect(read(await call('POST /subscriptions/create', { body: { tier: 'premium', consent } }))).toEqual(refused)
    expect((await caller(glimmer, token).call('GET /users/profile')).status).toBe(200)
  })

  test('refuses to correct an age, and to delete an account by a child’s year', async () => {
    const child = { month: 12, year: 2020 }
    const maya = await createMember(glimmer)
    const { call } = await asOld(maya)
    for (const body of [child, { month: 5, year: 2011 }])
      expect(read(await call('PUT /users/age', { body }))).toEqual(refused)
    const noor = await createMember(glimmer, { age: 'unanswered' })
    expect(read(await (await asOld(noor)).call('POST /users/age', { body: child }))).toEqual(refused)
    for (const { token } of [maya, noor])
      expect((await caller(glimmer, token).call('GET /users/profile')).status).toBe(200)
    expect((await (await asOld(noor)).call('POST /users/age', { body: { month: 5, year: 1990 } })).status).toBe(200)
  })

  test('allows cancelling a plan', async () => {
    const maya = await createMember(glimmer)
    const { call } = await asOld(maya)
    expect((await call('POST /subscriptions/create', { body: { tier: 'free' } })).status).toBe(200)
    expect(read(await call('POST /subscriptions/cancel'))).toEqual({ status: 409, code: 'not_subscribed' })
  })

  test('is assumed if the token has no time', async () => {
    const { call } = await as(await createMember(glimmer), { auth_time: undefined })
    expect(read(await call('GET /users/export'))).toEqual(refused)
  })
})

test('a sign-in nine minutes ago is fresh', async () => {
  const { call } = await as(await createMember(glimmer), { auth_time: seconds() - 540 })
  expect((await call('GET /users/export')).status).toBe(200)
})

describe('an ID token of a recent sign-in', () => {
  const idToken = (subject: string, claims: JWTPayload = {}) =>
    glimmer.issuer.token(
      subject,
      { aud: glimmer.issuer.clientId, client_id: undefined, nonce: 'n', auth_time: seconds(), ...claims },
      { typ: 'JWT' },
    )

  test('replaces the missing time of access tokens until it is old', async () => {
    const maya = await createMember(glimmer)
    const { call } = await as(maya, { auth_time: undefined })
    expect((await call('POST /users/fresh-sign-in', { body: { idToken: await idToken(maya.subject) } })).status).toBe(
      204,
    )
    expect((await call('GET /users/export')).status).toBe(200)
    await glimmer.app.database.pool.query(
      `update fresh_sign_in set authenticated_at = authenticated_at - interval '11 minutes'`,
    )
    expect(read(await call('GET /users/export'))).toEqual(refused)
  })

  test.each<[string, JWTPayload]>([
    ['of somebody else', { sub: 'somebody-else' }],
    ['for another client', { aud: 'another-app' }],
    ['of another issuer', { iss: 'https://evil.example' }],
    ['that does not say when', { auth_time: undefined }],
    ['from the future', { auth_time: seconds() + 3600 }],
    ['that has run out', { iat: seconds() - 700, exp: seconds() - 400 }],
  ])('is refused: %s', async (_which, claims) => {
    const maya = await createMember(glimmer)
    const { call } = await as(maya, { auth_time: undefined })
    const answer = await call('POST /users/fresh-sign-in', { body: { idToken: await idToken(maya.subject, claims) } })
    expect(read(answer)).toEqual({ status: 400, code: 'invalid_input' })
    expect(answer.problem.errors).toEqual([{ path: 'idToken', message: 'This does not show when you signed in.' }])
    expect(read(await call('GET /users/export'))).toEqual(refused)
  })

  test('is refused if it is an access token', async () => {
    const maya = await createMember(glimmer)
    expect((await maya.call('POST /users/fresh-sign-in', { body: { idToken: maya.token } })).status).toBe(400)
  })
})

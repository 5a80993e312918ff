import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aClerkInstance } from '#testing/clerk-tokens.ts'
import { caller } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

const instance = aClerkInstance('clerk.glimmer.example', 'http://localhost:3000')

let glimmer: TestApp
beforeAll(async () => {
  glimmer = await startTestApp({
    settings: {
      IDENTITY: 'clerk',
      CLERK_PUBLISHABLE_KEY: instance.publishableKey,
      CLERK_JWT_KEY: instance.jwtKey,
    },
  })
})
afterAll(() => glimmer.stop())

const aNewcomer = async () => {
  const subject = `user_${randomUUID()}`
  return { subject, ...caller(glimmer, await instance.token(subject)) }
}

describe('the first sign-in with Clerk', () => {
  test('makes an account that carries the id Clerk knows the person by', async () => {
    const { subject, call } = await aNewcomer()
    const { status, body } = await call('POST /users/sync-clerk-user', {
      body: { clerkId: subject, email: 'maya@example.test', username: 'maya', imageUrl: 'https://img.clerk.com/maya' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ clerkId: subject, email: 'maya@example.test', username: 'maya' })
    expect(body).not.toHaveProperty('oidcId')
    expect((await call('GET /users/profile')).body).toMatchObject({ _id: body._id, clerkId: subject })
  })

  test('happens once, however often it is told', async () => {
    const { subject, call } = await aNewcomer()
    const sync = () => call('POST /users/sync-clerk-user', { body: { clerkId: subject } })
    const answers = await Promise.all([sync(), sync(), sync()])
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
  })

  test("is refused in somebody else's name", async () => {
    const { call } = await aNewcomer()
    const { status, problem } = await call('POST /users/sync-clerk-user', { body: { clerkId: 'user_somebody_else' } })
    expect({ status, code: problem.code }).toEqual({ status: 403, code: 'identity_mismatch' })
  })

  test('leaves the call of the other kind of provider unknown', async () => {
    const { subject, call } = await aNewcomer()
    expect((await call('POST /users/sync-oidc-user', { body: { oidcId: subject } })).status).toBe(404)
  })

  test('needs the token in the header: the cookie Clerk sets is not read', async () => {
    const token = await instance.token(`user_${randomUUID()}`)
    const { status } = await caller(glimmer).send('GET', '/users/profile', {
      headers: { cookie: `__session=${token}` },
    })
    expect(status).toBe(401)
  })

  test('tells the browser which instance to ask, and nothing that verifies tokens', async () => {
    const { body } = await caller(glimmer).call('GET /config')
    expect(body.identity).toEqual({
      kind: 'clerk',
      issuer: 'https://clerk.glimmer.example',
      publishableKey: instance.publishableKey,
    })
  })
})

describe('the policy for pages', () => {
  const policyOf = async () => (await caller(glimmer).send('GET', '/config')).headers.get('content-security-policy')

  test('opens for the one Clerk instance and what its form needs, and for nobody else', async () => {
    const policy = (await policyOf()) ?? ''
    expect(policy).toContain("script-src 'self' https://clerk.glimmer.example https://challenges.cloudflare.com;")
    expect(policy).toContain("connect-src 'self' https://clerk.glimmer.example;")
    expect(policy).toContain('https://img.clerk.com')
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
  })
})

import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { caller } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { dayMs } from '#time/durations.ts'

const glimmer = testApp()

const aNewcomer = async (claims = {}) => {
  const subject = randomUUID()
  const { call } = caller(glimmer, await glimmer.issuer.token(subject, claims))
  const signIn = (username = 'User') => call('POST /users/sync-oidc-user', { body: { oidcId: subject, username } })
  return { subject, call, signIn }
}

describe('a sign-in without a name', () => {
  test('takes the name from userinfo', async () => {
    const { subject, signIn } = await aNewcomer({ email: 'maya@example.test', email_verified: true })
    glimmer.issuer.userinfo.set(subject, { given_name: 'Maya', name: 'Maya Lind' })
    expect((await signIn()).body).toMatchObject({ username: 'Maya', firstName: 'Maya', email: 'maya@example.test' })
  })

  test('replaces a placeholder name within a day', async () => {
    const { subject, signIn } = await aNewcomer()
    expect((await signIn()).body).toMatchObject({ username: 'User', firstName: null })
    glimmer.issuer.userinfo.set(subject, { name: 'Maya Lind', email: 'maya.lind@example.test', email_verified: true })
    glimmer.clock.set(new Date(glimmer.clock.now().getTime() + dayMs))
    expect((await signIn()).body).toMatchObject({
      username: 'Maya Lind',
      firstName: 'Maya Lind',
      email: 'maya.lind@example.test',
    })
  })

  test('keeps a name the user has chosen', async () => {
    const { subject, call, signIn } = await aNewcomer()
    await signIn()
    await call('PUT /users/profile', { body: { firstName: 'Noor' } })
    glimmer.issuer.userinfo.set(subject, { name: 'Maya Lind' })
    glimmer.clock.set(new Date(glimmer.clock.now().getTime() + dayMs))
    expect((await signIn()).body).toMatchObject({ username: 'Noor', firstName: 'Noor' })
  })
})

describe('a sign-in with what the product cannot use', () => {
  test.each([
    { email: 'a person' },
    { email: 'admin@localhost' },
    { imageUrl: `https://example.test/${'a'.repeat(2000)}` },
    { imageUrl: 'data:image/png;base64,AAAA' },
    { lastName: 'a'.repeat(61) },
  ])('leaves out %j, and signs in', async (field) => {
    const { subject, call } = await aNewcomer()
    const body = { oidcId: subject, firstName: 'Maya', ...field }
    const answer = await call('POST /users/sync-oidc-user', { body })
    expect([answer.status, answer.body.firstName]).toEqual([200, 'Maya'])
    expect(answer.body).toMatchObject(Object.fromEntries(Object.keys(field).map((name) => [name, null])))
  })

  test.each(['a&b@example.com', 'müller@example.com', 'me{x}@example.com', 'x..y@example.com', 'me@example.xn--p1ai'])(
    'knows %s, from the provider and from the browser',
    async (email) => {
      const { signIn } = await aNewcomer({ email, email_verified: true })
      expect((await signIn()).body.email).toBe(email)
      const { subject, call } = await aNewcomer()
      const synced = await call('POST /users/sync-oidc-user', { body: { oidcId: subject, email } })
      expect(synced.body.email).toBe(email)
    },
  )

  test('has the domain of its address in ASCII, and its name in composed letters', async () => {
    const { subject, call } = await aNewcomer()
    const body = { oidcId: subject, email: 'me@bücher.example', firstName: ' Zoe\u0308\u200b ' }
    expect((await call('POST /users/sync-oidc-user', { body })).body).toMatchObject({
      email: 'me@xn--bcher-kva.example',
      firstName: 'Zoë',
    })
  })
})

test('unusable tokens return identity_misconfigured instead of a new sign-in', async () => {
  const now = Math.floor(Date.now() / 1000)
  const { call } = await aNewcomer({ exp: now + 48 * 3600 })
  const { status, problem } = await call('GET /users/profile')
  expect({ status, code: problem.code }).toEqual({ status: 503, code: 'identity_misconfigured' })
  expect(problem.message).toContain('The people who run it need to fix it')
  expect(glimmer.logged()).toContain('cannot be used: they live for 48 hours')
})

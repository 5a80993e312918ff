import { randomUUID } from 'node:crypto'
import type { EditPreferences, FirstRun } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { caller, createMember } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const glimmer = testApp()

const aNewcomer = async () => {
  const subject = randomUUID()
  return { subject, ...caller(glimmer, await glimmer.issuer.token(subject)) }
}

describe('the first sign-in', () => {
  test('creates a free account with gentle preferences', async () => {
    const { subject, call } = await aNewcomer()
    const { status, body } = await call('POST /users/sync-oidc-user', {
      body: { oidcId: subject, email: 'maya@example.test', username: 'maya', firstName: 'Maya', lastName: 'Okafor' },
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      oidcId: subject,
      email: 'maya@example.test',
      username: 'maya',
      firstName: 'Maya',
      lastName: 'Okafor',
      preferences: { themes: [], form: 'first-person', level: 2, timeZone: 'Europe/London', firstRun: 'name' },
      subscription: { tier: 'free', status: 'active' },
      createdAt: '2026-11-21T12:00:00.000Z',
    })
  })

  test.each([
    [{ username: 'sam', firstName: 'Samira' }, 'sam'],
    [{ firstName: 'Samira' }, 'Samira'],
    [{ username: '', firstName: '' }, 'User'],
    [{ username: null }, 'User'],
    [{}, 'User'],
  ])('names %o as %s', async (names, username) => {
    const { subject, call } = await aNewcomer()
    const { body } = await call('POST /users/sync-oidc-user', { body: { oidcId: subject, ...names } })
    expect(body.username).toBe(username)
  })

  test('creates one account for concurrent requests', async () => {
    const { subject, call } = await aNewcomer()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => call('POST /users/sync-oidc-user', { body: { oidcId: subject } })),
    )
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
  })

  test('refuses another subject', async () => {
    const { call } = await aNewcomer()
    const { status, problem } = await call('POST /users/sync-oidc-user', { body: { oidcId: 'somebody else' } })
    expect({ status, code: problem.code }).toEqual({ status: 403, code: 'identity_mismatch' })
  })

  test('does not recreate a deleted account', async () => {
    const { subject, call } = await aNewcomer()
    await glimmer.app.database.db.execute(
      sql`insert into deleted_identity values (${glimmer.issuer.issuer}, ${subject}, now())`,
    )
    const { status, problem } = await call('POST /users/sync-oidc-user', { body: { oidcId: subject } })
    expect({ status, code: problem.code }).toEqual({ status: 403, code: 'account_deleted' })
  })

  test('is required before other routes', async () => {
    const { call } = await aNewcomer()
    const { status, problem } = await call('GET /users/profile')
    expect({ status, code: problem.code }).toEqual({ status: 403, code: 'not_synced' })
  })
})

describe('later sign-ins', () => {
  test('update the address and keep the user’s changes', async () => {
    const maya = await createMember(glimmer, { firstName: 'Maya' })
    await maya.call('PUT /users/profile', { body: { username: 'May', firstName: 'May' } })
    const { call } = caller(glimmer, await glimmer.issuer.token(maya.subject, { email: 'new@example.test' }))
    const { body } = await call('POST /users/sync-oidc-user', {
      body: { oidcId: maya.subject, username: 'maya', firstName: 'Maya' },
    })
    expect(body).toMatchObject({ email: 'new@example.test', username: 'May', firstName: 'May' })
  })

  test('set a missing name, as a saved first name does', async () => {
    const { subject, call } = await aNewcomer()
    const sync = (names: object) => call('POST /users/sync-oidc-user', { body: { oidcId: subject, ...names } })
    expect((await sync({})).body.username).toBe('User')
    expect((await call('PUT /users/profile', { body: { firstName: 'Maya' } })).body.username).toBe('Maya')
    expect((await call('PUT /users/profile', { body: { firstName: 'May' } })).body.username).toBe('Maya')
    const other = await aNewcomer()
    await other.call('POST /users/sync-oidc-user', { body: { oidcId: other.subject } })
    const { body } = await other.call('POST /users/sync-oidc-user', {
      body: { oidcId: other.subject, username: 'sam', firstName: 'Sam' },
    })
    expect(body.username).toBe('sam')
  })

  test('do not replace the provider’s address by the browser’s', async () => {
    const maya = await createMember(glimmer)
    const body = { oidcId: maya.subject, email: 'a-stranger@example.test' }
    const byBody = await maya.call('POST /users/sync-oidc-user', { body })
    expect(byBody.body.email).toBe(`${maya.subject}@example.test`)
    const { call } = caller(glimmer, await glimmer.issuer.token(maya.subject))
    expect((await call('POST /users/sync-oidc-user', { body })).body.email).toBe(`${maya.subject}@example.test`)
  })

  test('keep accounts with the same email apart', async () => {
    const [first, second] = [await aNewcomer(), await aNewcomer()]
    const sync = ({ subject, call }: typeof first) =>
      call('POST /users/sync-oidc-user', { body: { oidcId: subject, email: 'shared@example.test' } })
    expect((await sync(first)).body._id).not.toBe((await sync(second)).body._id)
  })
})

describe('PUT /users/profile', () => {
  test('changes the given fields only', async () => {
    const maya = await createMember(glimmer, { firstName: 'Maya' })
    await maya.call('PUT /users/profile', { body: { lastName: "O'Kafor-Łęcka" } })
    const { body } = await maya.call('GET /users/profile')
    expect(body).toMatchObject({ firstName: 'Maya', lastName: "O'Kafor-Łęcka" })
  })

  test('clears optional names, but not the username', async () => {
    const maya = await createMember(glimmer)
    expect((await maya.call('PUT /users/profile', { body: { firstName: '' } })).body.firstName).toBeNull()
    const { status, problem } = await maya.call('PUT /users/profile', { body: { username: ' ' } })
    expect(status).toBe(400)
    expect(problem.errors).toEqual([{ path: 'username', message: 'Please give a name we can call you by.' }])
  })

  test.each(['email', 'tier', 'subscription', '_id', 'oidcId'])('refuses %s', async (field) => {
    const maya = await createMember(glimmer)
    const body = JSON.stringify({ [field]: 'pro' })
    const { status, problem } = await maya.send('PUT', '/users/profile', {
      body,
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.path).toBe(field)
  })
})

describe('PUT /users/preferences', () => {
  test('merges concurrent changes of different fields', async () => {
    const maya = await createMember(glimmer)
    await Promise.all([
      maya.call('PUT /users/preferences', { body: { themes: ['calm', 'sleep'] } }),
      maya.call('PUT /users/preferences', { body: { level: 3 } }),
      maya.call('PUT /users/preferences', { body: { timeZone: 'Pacific/Auckland' } }),
    ])
    const { body } = await maya.call('GET /users/profile')
    expect(body.preferences).toEqual({
      themes: ['calm', 'sleep'],
      firstRun: 'name',
      form: 'first-person',
      level: 3,
      timeZone: 'Pacific/Auckland',
    })
  })

  test('does not restart a finished first run', async () => {
    const maya = await createMember(glimmer)
    const go = (firstRun: FirstRun, rest: EditPreferences = {}) =>
      maya.call('PUT /users/preferences', { body: { firstRun, ...rest } })
    await go('themes')
    await go('lines', { themes: ['sleep'] })
    await go('done')
    const { body } = await go('lines', { level: 3 })
    expect(body.preferences).toMatchObject({ firstRun: 'done', themes: ['sleep'], level: 3 })
  })

  test.each([
    [{ timeZone: 'Europe/Atlantis' }, 'timeZone'],
    [{ level: 6 }, 'level'],
    [{ form: 'haiku' }, 'form'],
    [{ voice: 'nobody' }, 'voice'],
  ])('names the invalid field: %j', async (body, field) => {
    const maya = await createMember(glimmer)
    const { status, problem } = await maya.send('PUT', '/users/preferences', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect(status).toBe(400)
    expect(problem.errors?.[0]?.path).toBe(field)
  })

  test('refuses themes outside the plan with the plan that includes them', async () => {
    const maya = await createMember(glimmer)
    const { status, problem } = await maya.call('PUT /users/preferences', { body: { themes: ['courage'] } })
    expect(status).toBe(403)
    expect(problem).toMatchObject({ code: 'theme_locked', tier: 'premium' })
  })
})

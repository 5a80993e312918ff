import { randomUUID } from 'node:crypto'
import { immediateStart } from '@glimmer/contract/plans'
import { sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { AccountChange } from '#ports/identity.ts'
import { caller, createMember } from '#testing/people.ts'
import { aBrowser } from '#testing/push-service.ts'
import { testApp } from '#testing/test-app.ts'
import { applyProviderChanges } from './apply-provider-changes.ts'

const glimmer = testApp()

const exists = async (subject: string) =>
  (await glimmer.rows(sql`select 1 from account where subject = ${subject}`)).length > 0

describe('deletion during concurrent sign-ins', () => {
  test('leaves no account after fifty concurrent sign-ins', async () => {
    for (let round = 0; round < 2; round++) {
      const maya = await createMember(glimmer)
      const sync = () => maya.call('POST /users/sync-oidc-user', { body: { oidcId: maya.subject } })
      const before = Array.from({ length: 25 }, sync)
      const deletion = maya.call('DELETE /users/account')
      const after = Array.from({ length: 25 }, sync)
      expect((await deletion).status).toBe(204)
      const answers = await Promise.all([...before, ...after])
      expect(answers.every(({ status }) => status === 200 || status === 403)).toBe(true)
      expect(await exists(maya.subject)).toBe(false)
    }
  })

  test('leaves no account if deletion comes before the first sign-in', async () => {
    for (let round = 0; round < 2; round++) {
      const subject = randomUUID()
      const { call } = caller(glimmer, await glimmer.issuer.token(subject))
      const syncs = Array.from({ length: 10 }, () => call('POST /users/sync-oidc-user', { body: { oidcId: subject } }))
      expect((await call('DELETE /users/account')).status).toBe(204)
      await Promise.all(syncs)
      expect(await exists(subject)).toBe(false)
    }
  })
})

describe('changes at the identity provider', () => {
  /** From now on the provider reports these changes. */
  function tell(...changes: (Omit<AccountChange, 'at'> & Partial<AccountChange>)[]) {
    const told = changes.map((change) => ({ at: new Date(), ...change }))
    glimmer.app.identity.changesAfter = async (after) => told.filter(({ id }) => id > after)
  }
  const devicesOf = async (id: string) =>
    (await glimmer.rows(sql`select 1 from push_subscription where account_id = ${id}`)).length
  const addDevice = ({ call }: Awaited<ReturnType<typeof createMember>>) =>
    call('POST /users/reminders/subscriptions', {
      body: aBrowser().subscription,
    })

  test('a deleted sign-in deletes its account only', async () => {
    const [maya, noor] = [await createMember(glimmer), await createMember(glimmer)]
    tell({ id: 1, subject: maya.subject, kind: 'deleted' }, { id: 2, subject: randomUUID(), kind: 'deleted' })
    await applyProviderChanges(glimmer.app)
    expect([await exists(maya.subject), await exists(noor.subject)]).toEqual([false, true])
    expect((await maya.call('GET /users/profile')).status).toBe(401)
  })

  test('a password reset removes earlier push subscriptions once', async () => {
    const maya = await createMember(glimmer)
    expect((await addDevice(maya)).status).toBe(201)
    tell({ id: 3, subject: maya.subject, kind: 'password' })
    await applyProviderChanges(glimmer.app)
    expect(await devicesOf(maya.id)).toBe(0)
    await addDevice(maya)
    await applyProviderChanges(glimmer.app)
    expect(await devicesOf(maya.id)).toBe(1)
  })

  test('a changed email address replaces the account’s and the payment provider’s', async () => {
    const maya = await createMember(glimmer)
    await maya.call('POST /subscriptions/create', {
      body: { tier: 'premium', consent: { textVersion: immediateStart.version } },
    })
    tell({ id: 4, subject: maya.subject, kind: 'email', email: 'maya@new.example' })
    await applyProviderChanges(glimmer.app)
    await glimmer.runJobs()
    expect((await maya.call('GET /users/profile')).body).toMatchObject({ email: 'maya@new.example' })
    const rows = await glimmer.rows(sql`select 1 from sandbox.object o where o::text like '%maya@new.example%'`)
    expect(rows).toHaveLength(1)
  })

  test('a token from before an undone change does not bring the intruder’s address back', async () => {
    const subject = randomUUID()
    const issued = (email: string, secondsAgo: number) => {
      const iat = Math.floor(Date.now() / 1000) - secondsAgo
      return glimmer.issuer.token(subject, { email, email_verified: true, iat })
    }
    const signInWith = async (token: string) => {
      const { body } = await caller(glimmer, token).call('POST /users/sync-oidc-user', {
        body: { oidcId: subject },
      })
      return body.email
    }
    const intruders = await issued('intruder@bad.example', 60)
    expect(await signInWith(intruders)).toBe('intruder@bad.example')
    tell({ id: 5, subject, kind: 'email', email: 'maya@example.test' })
    await applyProviderChanges(glimmer.app)
    expect(await signInWith(intruders)).toBe('maya@example.test')
    expect(await signInWith(await issued('maya@later.example', -1))).toBe('maya@later.example')
    expect(await signInWith(await issued('maya@example.test', 30))).toBe('maya@later.example')
  })

  test('sessions that were ended leave their access tokens nothing to make, reveal or destroy', async () => {
    const maya = await createMember(glimmer)
    const issued = async (secondsAgo: number) => {
      const iat = Math.floor(Date.now() / 1000) - secondsAgo
      return caller(glimmer, await glimmer.issuer.token(maya.subject, { iat, auth_time: iat }))
    }
    const [intruder, owner] = [await issued(10), await issued(-1)]
    tell({ id: 6, subject: maya.subject, kind: 'sessions' })
    await applyProviderChanges(glimmer.app)
    const tried = [
      intruder.call('POST /users/access-tokens', { body: { use: 'address', name: 'Tablet' } }),
      intruder.call('POST /users/access-tokens', { body: { use: 'api', name: 'Tablet', scopes: ['lines:read'] } }),
      addDevice({ ...maya, ...intruder }),
      intruder.call('GET /users/export'),
      intruder.call('DELETE /users/account'),
    ]
    expect((await Promise.all(tried)).map(({ status }) => status)).toEqual(tried.map(() => 401))
    expect((await owner.call('GET /users/profile')).status).toBe(200)
    expect((await owner.call('GET /users/export')).status).toBe(200)
  })

  test('an unavailable provider deletes no account', async () => {
    const maya = await createMember(glimmer)
    tell()
    await applyProviderChanges(glimmer.app)
    expect(await exists(maya.subject)).toBe(true)
  })
})

import { api, type NewAccessToken, type Route, tokenScopes } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { caller, createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { revokeAll } from './index.ts'

const glimmer = testApp({ settings: { REQUESTS_PER_MINUTE: '100000' } })

/** The same person, who has just signed in. */
async function signedIn(person: Person): Promise<Person> {
  const token = await glimmer.issuer.token(person.subject, { auth_time: Math.floor(Date.now() / 1000) })
  return { ...person, token, ...caller(glimmer, token) }
}
const member = async (options?: Parameters<typeof createMember>[1]) => signedIn(await createMember(glimmer, options))

const make = async (person: Person, scopes: NewAccessToken['scopes'], expiresInDays?: number) => {
  const body = { use: 'api' as const, name: 'Shell script', scopes, ...(expiresInDays && { expiresInDays }) }
  const { body: made } = await person.call('POST /users/access-tokens', { body })
  return { ...made, ...caller(glimmer, made.secret) }
}
const outcome = ({ status, problem }: { status: number; problem?: { code?: string } }) => [status, problem?.code]

let maya: Person
beforeAll(async () => {
  maya = await member()
})

describe('a personal access token', () => {
  test('is shown once, is recognised by its prefix, and only its hash is stored', async () => {
    const made = await make(maya, ['lines:read'])
    expect(made.secret).toMatch(/^glm_[\w-]{43}$/)
    const [listed] = (await maya.call('GET /users/access-tokens')).body.items
    expect(listed).toMatchObject({
      use: 'api',
      prefix: made.secret.slice(0, 8),
      scopes: ['lines:read'],
      expiresAt: null,
    })
    await made.call('GET /affirmations')
    expect(JSON.stringify(await glimmer.rows(sql`select to_jsonb(t) as row from access_token t`))).not.toContain(
      made.secret,
    )
    expect(glimmer.logged()).not.toContain(made.secret)
  })

  test('is only made after a fresh sign-in', async () => {
    const old = await glimmer.issuer.token(maya.subject, { auth_time: Math.floor(Date.now() / 1000) - 700 })
    const body = { use: 'api' as const, name: 'Late', scopes: ['lines:read' as const] }
    expect(outcome(await caller(glimmer, old).call('POST /users/access-tokens', { body }))).toEqual([
      403,
      'fresh_sign_in',
    ])
    const address = { use: 'address', name: 'Tablet' } as const
    expect((await caller(glimmer, old).call('POST /users/access-tokens', { body: address })).status).toBe(201)
  })

  test('notes its last use', async () => {
    const made = await make(maya, ['lines:read'])
    await made.call('GET /affirmations')
    const { items } = (await maya.call('GET /users/access-tokens')).body
    expect(items.find(({ _id }) => _id === made._id)?.usedAt).toBe('2026-11-21T12:00:00.000Z')
  })

  test.each<[unknown, string]>([
    [{ use: 'api', name: '', scopes: ['lines:read'] }, 'name'],
    [{ use: 'api', name: 'A', scopes: [] }, 'scopes'],
    [{ use: 'api', name: 'A', scopes: ['everything'] }, 'scopes.0'],
    [{ use: 'api', name: 'A', scopes: ['lines:read'], expiresInDays: 0 }, 'expiresInDays'],
    [{ use: 'api', name: 'A', scopes: ['lines:read'], expiresInDays: 400 }, 'expiresInDays'],
    [{ use: 'else', name: 'A' }, 'use'],
  ])('is refused with the field named: %j', async (body, path) => {
    const { status, problem } = await maya.send('POST', '/users/access-tokens', {
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
    expect([status, problem.errors?.[0]?.path]).toEqual([400, path])
  })
})

describe('what a token may do', () => {
  const routes = Object.entries<Route>(api).filter(([, { access }]) => access !== 'public')
  const request = (key: string) => {
    const [method = '', path = ''] = key.split(' ')
    return [method, path.replaceAll(/\{\w+\}/g, '00000000-0000-0000-0000-000000000000')] as const
  }

  test.each(routes)('every route without its scope refuses it: %s', async (key, { scope }) => {
    const others = tokenScopes.filter((each) => each !== scope)
    const made = await make(await member(), others)
    const answer = await made.send(...request(key))
    expect(outcome(answer)).toEqual([403, 'insufficient_scope'])
    expect(answer.headers.get('www-authenticate')).toContain('insufficient_scope')
  })

  test('reads lines, and today’s without counting as a visit', async () => {
    const noor = await member()
    const { call } = await make(noor, ['lines:read'])
    const today = (await call('GET /affirmations/today')).body
    expect((await noor.call('GET /users/days')).body.days).toBe(0)
    expect((await call('GET /affirmations')).body.items.map(({ _id }) => _id)).toEqual([today._id])
    expect((await call('GET /affirmations/{id}', { params: { id: today._id } })).body.text).toBe(today.text)
    expect((await call('GET /affirmations/ahead')).body.items).toHaveLength(7)
    expect((await noor.call('GET /affirmations/today')).body._id).toBe(today._id)
  })

  test('writes, changes and deletes own lines, and no others', async () => {
    const noor = await member()
    const { call } = await make(noor, ['lines:write'])
    const { body: own } = await call('POST /affirmations', { body: { text: 'I water the plants.' } })
    const params = { id: own._id }
    const text = 'I water the plants today.'
    expect((await call('PUT /affirmations/{id}', { params, body: { text } })).body.text).toBe(text)
    const chosen = { params: { id: (await noor.call('GET /affirmations/today')).body._id } }
    expect(outcome(await call('PUT /affirmations/{id}', { ...chosen, body: { text } }))).toEqual([
      403,
      'insufficient_scope',
    ])
    expect(outcome(await call('DELETE /affirmations/{id}', chosen))).toEqual([403, 'insufficient_scope'])
    expect((await call('DELETE /affirmations/{id}', { params })).status).toBe(204)
  })

  test('sets and lists favourites', async () => {
    const noor = await member()
    const { call } = await make(noor, ['favorites'])
    const params = { id: (await noor.call('GET /affirmations/today')).body._id }
    await call('POST /affirmations/{id}/favorite', { params, body: { isFavorite: true } })
    expect((await call('GET /users/favorites')).body.items.map(({ _id }) => _id)).toEqual([params.id])
  })

  test('never reaches another person’s lines', async () => {
    const [noor, stranger] = [await member(), await member()]
    const params = { id: (await noor.call('GET /affirmations/today')).body._id }
    const { call } = await make(stranger, ['lines:read'])
    expect(outcome(await call('GET /affirmations/{id}', { params }))).toEqual([404, 'not_found'])
  })

  test('what the age of its owner permits', async () => {
    const noor = await member()
    const { call } = await make(noor, [...tokenScopes])
    await noor.call('PUT /users/age', { body: { month: 3, year: 2012 } })
    const body = { text: 'I water the plants.' }
    expect(outcome(await call('POST /affirmations', { body }))).toEqual([403, 'guardian_needed'])
    expect((await call('GET /affirmations')).status).toBe(200)
  })
})

describe('a token that is no longer valid', () => {
  const refused = [401, 'unauthenticated']

  test('was revoked, has expired, or never existed: the same 401', async () => {
    const noor = await member()
    const [revoked, expiring] = [await make(noor, ['lines:read']), await make(noor, ['lines:read'], 1)]
    expect((await noor.call('DELETE /users/access-tokens/{id}', { params: { id: revoked._id } })).status).toBe(204)
    expect(outcome(await revoked.call('GET /affirmations'))).toEqual(refused)
    expect((await expiring.call('GET /affirmations')).status).toBe(200)
    glimmer.clock.set(new Date('2026-11-22T12:00:00Z'))
    expect(outcome(await expiring.call('GET /affirmations'))).toEqual(refused)
    expect((await noor.call('GET /users/access-tokens')).body.items).toHaveLength(1)
    glimmer.clock.set(new Date('2026-11-21T12:00:00Z'))
    expect(outcome(await caller(glimmer, `glm_${'A'.repeat(43)}`).call('GET /affirmations'))).toEqual(refused)
  })

  test('a private address is no token, and a token no private address', async () => {
    const address = (await maya.call('POST /users/access-tokens', { body: { use: 'address', name: 'Tablet' } })).body
    const secret = address.secret.split('/').at(-2) ?? ''
    expect((await caller(glimmer, secret).call('GET /affirmations')).status).toBe(401)
    const { secret: token } = await make(maya, ['lines:read'])
    expect((await caller(glimmer).call('GET /today/{token}/line.txt', { params: { token } })).status).toBe(404)
  })

  test('its owner’s sessions were ended, as with a new password', async () => {
    const noor = await member()
    const made = await make(noor, ['lines:read'])
    await revokeAll(glimmer.app, noor.id)
    expect(outcome(await made.call('GET /affirmations'))).toEqual(refused)
  })
})

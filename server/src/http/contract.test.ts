import { api, type Route } from '@glimmer/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { caller, createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'

const routes = Object.entries<Route>(api).map(([key, route]) => {
  const [method = '', path = ''] = key.split(' ')
  return { key, method, path, route }
})
const closed = routes.filter(({ route }) => route.access !== 'public')
const withId = routes.filter(({ path }) => path.includes('{id}'))

/** A body each of these routes accepts, so that only the id is wrong. */
const bodies: Record<string, unknown> = {
  'PUT /affirmations/{id}': { text: 'Mine now' },
  'PUT /collections/{id}': { name: 'Mine now' },
  'POST /collections/{id}/lines': { affirmationId: '00000000-0000-0000-0000-000000000000' },
  'POST /subscriptions/create': { tier: 'premium' },
  'POST /affirmations/{id}/speak': { voice: 'alasdair' },
  'POST /affirmations/{id}/speak/live': { voice: 'alasdair' },
  'POST /users/reminders/test': { channel: 'email' },
  'POST /affirmations/{id}/response': { response: 'true' },
}

let maya: Person
let lineOfMaya: string
const glimmer = testApp()
beforeAll(async () => {
  maya = await createMember(glimmer)
  lineOfMaya = (await maya.call('POST /affirmations', { body: { text: 'I keep this for myself' } })).body._id
})

/** The routes of recordings require their length; the others that accept an id need no query. */
const fill = (path: string, id: string, key = '') =>
  path.replace('{id}', id).replace(/\{\w+\}/g, 'calm') +
  (/^PUT .*\/(own-recording|link\/voice)$/.test(key) ? '?durationMs=600' : '')
const init = (key: string, { upload }: Route): RequestInit => {
  const body = bodies[key]
  if (upload) return { body: 'OggS', headers: { 'content-type': upload.types[0] ?? '' } }
  return body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}
}

describe('every route that is not public', () => {
  test.each(closed)('answers 401 without a token: $key', async ({ key, method, path, route }) => {
    const { status, headers, problem } = await caller(glimmer).send(method, fill(path, lineOfMaya), init(key, route))
    expect(status).toBe(401)
    expect(headers.get('content-type')).toContain('application/problem+json')
    expect(headers.get('www-authenticate')).toContain('Bearer')
    expect(problem).toMatchObject({
      code: 'unauthenticated',
      message: 'Authentication required. Please sign in again.',
    })
  })
})

describe('every route with an id', () => {
  test.each(withId)("answers 404 for another person's: $key", async ({ key, method, path, route }) => {
    const stranger = await createMember(glimmer)
    const { status, problem } = await stranger.send(method, fill(path, lineOfMaya, key), init(key, route))
    expect({ status, code: problem.code }).toEqual({ status: 404, code: 'not_found' })
  })

  test.each(withId)('answers 404 for an id that is none: $key', async ({ key, method, path, route }) => {
    for (const id of ['nonsense', '0', '00000000-0000-0000-0000-000000000000', '%F0%9F%8C%85'])
      expect((await maya.send(method, fill(path, id, key), init(key, route))).status).toBe(404)
  })
})

describe('the contract', () => {
  /** Routes whose names are promised to clients. */
  const promised = [
    'GET /users/profile',
    'PUT /users/profile',
    'PUT /users/preferences',
    'POST /users/sync-oidc-user',
    'GET /users/usage',
    'POST /users/tutorial/start',
    'PUT /users/tutorial/progress',
    'POST /users/tutorial/complete',
    'POST /users/tutorial/dismiss',
    'GET /users/tutorial/status',
    'GET /videos/{id}',
    'GET /users/favorites',
    'GET /users/history',
    'GET /affirmations',
    'GET /affirmations/{id}',
    'GET /affirmations/theme/{theme}',
    'POST /affirmations/generate',
    'POST /affirmations',
    'PUT /affirmations/{id}',
    'DELETE /affirmations/{id}',
    'POST /affirmations/{id}/favorite',
    'POST /affirmations/{id}/speak',
    'POST /subscriptions/create',
    'POST /subscriptions/cancel',
    'POST /subscriptions/success/{id}',
    'POST /users/avatar/save',
    'POST /users/avatar/set-current',
    'POST /avatars/generate',
    'POST /avatars/save',
    'POST /avatars/save-svg',
    'GET /avatars/saved',
    'GET /avatars/{id}/metadata',
    'POST /avatars/{id}/set-current',
    'DELETE /avatars/{id}',
  ]
  test.each(promised)('holds the call the specification promises: %s', (key) => {
    expect(Object.keys(api)).toContain(key)
  })

  test('is published as OpenAPI 3.1 with every route', async () => {
    const { body } = await caller(glimmer).send('GET', '/openapi.json')
    const document = body as { openapi: string; paths: Record<string, Record<string, unknown>> }
    expect(document.openapi).toBe('3.1.1')
    const published = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(published.toSorted()).toEqual(Object.keys(api).toSorted())
  })
})

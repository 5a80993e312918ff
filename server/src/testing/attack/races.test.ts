import { plans } from '@glimmer/contract'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app.ts'
import { aWholePerson } from './a-whole-person.ts'
import { arbitraryOf } from './arbitrary-of.ts'
import { type DescribedRoute, describedRoutes } from './described-routes.ts'

const atOnce = 50

let glimmer: TestApp
beforeAll(async () => {
  glimmer = await startTestApp({ settings: { REQUESTS_PER_MINUTE: '10000000' } })
})
afterAll(() => glimmer.stop())

const { routes, schemas } = describedRoutes()
const writes = routes.filter(({ method }) => method !== 'GET')

/** The same request every time, with whichever id of the person's the route is about: the others are not found. */
function requestTo({ path, bodies }: DescribedRoute, id: string, ids: string[]): { path: string; init: RequestInit } {
  const filled = path.replaceAll(/\{(\w+)\}/g, id)
  const headers = { 'idempotency-key': `race ${id}`.replaceAll(' ', '-') }
  const [type, schema] = bodies[0] ?? []
  if (!type || !schema) return { path: filled, init: { headers } }
  const body =
    type === 'application/json'
      ? JSON.stringify(fc.sample(arbitraryOf(schema, { schemas, ids }), { numRuns: 1, seed: 3 })[0])
      : 'OggS'
  return { path: filled, init: { body, headers: { ...headers, 'content-type': type } } }
}

test.each(writes)('fifty at once are as good as one: $key', async (route) => {
  const maya = await aWholePerson(glimmer)
  const about = route.path.includes('{') ? maya.ids : maya.ids.slice(0, 1)
  for (const id of about) {
    const { path, init } = requestTo(route, id, maya.ids)
    const answers = await Promise.all(Array.from({ length: atOnce }, () => maya.send(route.method, path, init)))
    const statuses = answers.map(({ status }) => status)
    expect(Math.max(...statuses)).toBeLessThan(500)
    // What is deleted is deleted once; where deleting what is gone is fine, it is fine for all.
    const deleted = statuses.filter((status) => status === 204).length
    if (route.method === 'DELETE') expect([0, 1, atOnce]).toContain(deleted)
  }
  const usage = (await maya.call('GET /users/usage')).body
  if (!usage.affirmations) return
  const { limits } = plans.free
  expect(usage.affirmations.used).toBeLessThanOrEqual(limits.affirmations ?? 0)
  expect(usage.speech.used).toBeLessThanOrEqual(limits.speech ?? 0)
  expect(usage.avatars.used).toBeLessThanOrEqual(limits.avatars ?? 0)
})

test('fifty writings under one key write one line, charged once', async () => {
  const maya = await aWholePerson(glimmer)
  const { used } = (await maya.call('GET /users/usage')).body.affirmations
  const answers = await Promise.all(
    Array.from({ length: atOnce }, () =>
      maya.call('POST /affirmations/generate', { body: { themes: ['calm'] }, idempotencyKey: 'one-key' }),
    ),
  )
  expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
  expect((await maya.call('GET /users/usage')).body.affirmations.used).toBe(used + 1)
})

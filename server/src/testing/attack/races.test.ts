import { plans } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createMember, type TestReply } from '../people.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { arbitraryOf, type Schema } from './arbitrary-of.ts'
import { type DescribedRoute, describedRoutes } from './described-routes.ts'
import { aFullAccount, anOperator, type FullAccount, isForOperators, operatorsAddress } from './full-account.ts'

const atOnce = 20

let glimmer: TestApp
let maya: FullAccount
let olga: FullAccount
beforeAll(async () => {
  glimmer = await startTestApp({
    settings: { REQUESTS_PER_MINUTE: '10000000', OPERATORS: operatorsAddress },
    pushTransport: async () => ({ status: 201 }),
  })
  ;[maya, olga] = await Promise.all([aFullAccount(glimmer), anOperator(glimmer)])
})
afterAll(() => glimmer.stop())

const { routes, schemas } = describedRoutes()
const writes = routes.filter(({ method }) => method !== 'GET')

/** The id a route is about; for a path not listed in `things`, every id. */
function aboutWhat({ path }: DescribedRoute, { things, ids, day }: FullAccount): string[] {
  if (!path.includes('{')) return ['']
  if (path.includes('{day}')) return [day]
  const known = Object.keys(things).find((beginning) => path.startsWith(beginning))
  return known ? [things[known] ?? ''] : ids
}

/** Builds the same request every time. */
function requestTo(
  { path, query, bodies }: DescribedRoute,
  id: string,
  { things, ids }: Pick<FullAccount, 'things' | 'ids'>,
) {
  const sample = (schema: Schema) => fc.sample(arbitraryOf(schema, { schemas, ids }), { numRuns: 1, seed: 3 })[0]
  const asked = query.map(({ name, schema }) => `${name}=${sample(schema)}`).join('&')
  const filled = `${path.replaceAll('{affirmationId}', things['/affirmations'] ?? '').replaceAll(/\{\w+\}/g, id)}?${asked}`
  const headers = { 'idempotency-key': `race-${id}` }
  const [type, schema] = bodies[0] ?? []
  if (!type || !schema) return { path: filled, init: { headers } }
  const body = type === 'application/json' ? JSON.stringify(sample(schema)) : 'OggS'
  return { path: filled, init: { body, headers: { ...headers, 'content-type': type } } }
}

async function race(route: DescribedRoute, person: FullAccount): Promise<number[][]> {
  const rounds = []
  for (const id of aboutWhat(route, person)) {
    const { path, init } = requestTo(route, id, person)
    const answers = await Promise.all(Array.from({ length: atOnce }, () => person.send(route.method, path, init)))
    rounds.push(answers.map(({ status }) => status))
  }
  return rounds
}

describe('while what it is about is deleted', () => {
  const isWaiting = async () =>
    (
      await glimmer.rows(
        sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).length > 0

  /** Deletes a row, and commits that once the request waits for it. */
  async function sendDuringDeletion(table: string, id: string, send: () => Promise<TestReply<unknown>>) {
    const deleting = await glimmer.app.database.pool.connect()
    await deleting.query('begin')
    await deleting.query(`delete from ${table} where id = $1`, [id])
    let isAnswered = false
    const answer = send().finally(() => {
      isAnswered = true
    })
    await expect.poll(async () => isAnswered || (await isWaiting())).toBe(true)
    await deleting.query('commit')
    deleting.release()
    return answer
  }

  const tables = { '/affirmations/{id}': 'affirmation', '/collections/{id}': 'collection' }
  const about = Object.entries(tables).flatMap(([thing, table]) =>
    writes.filter(({ path }) => path.startsWith(thing)).map((route) => ({ ...route, table })),
  )
  test.each(about)('returns no 5xx: $key', async (route) => {
    const noor = await createMember(glimmer)
    const line = (await noor.call('POST /affirmations', { body: { text: 'I begin again' } })).body._id
    await noor.call('POST /affirmations/{id}/link', { params: { id: line } })
    const shelf = (await noor.call('POST /collections', { body: { name: 'Mine', lineIds: [] } })).body._id
    const id = route.table === 'collection' ? shelf : line
    const { path, init } = requestTo(route, id, { things: { '/affirmations': line }, ids: [line] })
    const { problem, status } = await sendDuringDeletion(route.table, id, () => noor.send(route.method, path, init))
    expect(status < 500 || problem).toBe(true)
  })
})

describe('twenty at once', () => {
  test.each(writes.filter(({ method }) => method !== 'DELETE'))('fall over nothing: $key', async (route) => {
    for (const statuses of await race(route, isForOperators(route) ? olga : maya))
      expect(
        Math.max(...statuses),
        glimmer
          .logged()
          .split('\n')
          .findLast((line) => line.includes('unexpected failure')),
      ).toBeLessThan(500)
  })

  test('have spent no more than the plan has, whatever was asked for', async () => {
    const { body } = await maya.call('GET /users/usage')
    for (const feature of ['affirmations', 'speech', 'avatars'] as const)
      expect(body[feature].used).toBeLessThanOrEqual(plans.free.limits[feature] ?? 0)
  })

  /** Nested resources first, and the user last. */
  const depthOf = ({ path }: DescribedRoute) => (path.includes('{') ? path.split('/').length : 0)
  const deletions = writes
    .filter(({ method }) => method === 'DELETE')
    .toSorted((one, other) => depthOf(other) - depthOf(one))

  test.each(deletions)('delete once: $key', async (route) => {
    for (const statuses of await race(route, maya)) {
      const met = Object.entries(Object.groupBy(statuses, String)).map(([status, all]) => [status, all?.length])
      const counts: Record<string, number> = Object.fromEntries(met)
      // Either deleted once and not found from then on, or deleting what is gone succeeds; some may be told to wait for
      // others.
      const once = { 204: 1, 404: atOnce - 1 }
      const fineTwice = { 204: atOnce - (counts[409] ?? 0), ...(counts[409] && { 409: counts[409] }) }
      // An adult has no guardian request to withdraw.
      const notTheirs = { 409: atOnce }
      expect([once, fineTwice, notTheirs]).toContainEqual(counts)
    }
  })

  test('write one line under one key, charged once', async () => {
    const noor = await aFullAccount(glimmer)
    const { used } = (await noor.call('GET /users/usage')).body.affirmations
    const answers = await Promise.all(
      Array.from({ length: atOnce }, () =>
        noor.call('POST /affirmations/generate', { body: { themes: ['calm'] }, idempotencyKey: 'one-key' }),
      ),
    )
    expect(new Set(answers.map(({ body }) => body._id)).size).toBe(1)
    expect((await noor.call('GET /users/usage')).body.affirmations.used).toBe(used + 1)
  })
})

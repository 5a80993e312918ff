import { sql } from 'drizzle-orm'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createMember, type Person } from '../people.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { arbitraryOf } from './arbitrary-of.ts'
import { type DescribedRoute, describedRoutes } from './described-routes.ts'
import { aFullAccount, type FullAccount } from './full-account.ts'

let glimmer: TestApp
let maya: FullAccount
let stranger: Person
beforeAll(async () => {
  glimmer = await startTestApp({ settings: { REQUESTS_PER_MINUTE: '10000000' } })
  maya = await aFullAccount(glimmer)
  stranger = await createMember(glimmer, { tier: 'pro' })
})
afterAll(() => glimmer.stop())

const { routes, schemas } = describedRoutes()
const seed = 7

/** Every row that refers to a user. */
async function everythingOf({ id }: Person): Promise<unknown> {
  const tables = await glimmer.rows(sql`select table_name from information_schema.columns
    where column_name = 'account_id' and table_schema = 'public' order by table_name`)
  const rows = tables.map(async ({ table_name: table }) => [
    table,
    await glimmer.rows(
      sql`select to_jsonb(t) as row from ${sql.identifier(String(table))} t where account_id = ${id} order by 1`,
    ),
  ])
  return [
    await glimmer.rows(sql`select to_jsonb(account) as row from account where id = ${id}`),
    ...(await Promise.all(rows)),
  ]
}

/** Requests to a route with each of her ids wherever an id fits: in the path and in the body. */
function requestsTo({ path, bodies }: DescribedRoute): { path: string; init: RequestInit }[] {
  return maya.ids.flatMap((id) => {
    const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
      name === 'id' || name.endsWith('Id') ? id : name === 'theme' ? 'calm' : 'alasdair',
    )
    const [type, schema] = bodies[0] ?? []
    if (!type || !schema) return [{ path: filled, init: {} }]
    if (type !== 'application/json')
      return [{ path: filled, init: { body: 'OggS', headers: { 'content-type': type } } }]
    const fitting = fc.sample(arbitraryOf(schema, { schemas, ids: [id] }), { numRuns: 3, seed })
    return fitting.map((body) => ({
      path: filled,
      init: { body: JSON.stringify(body), headers: { 'content-type': type } },
    }))
  })
}

const isAboutOneThing = ({ path, bodies }: DescribedRoute) =>
  /\{(id|\w+Id)\}/.test(path) || (JSON.stringify(bodies).includes('uuid') && bodies.length > 0)
/** These routes take ids that refer to no resource, such as a device's, or words of the caller's own. */
const others = routes.filter((route) => !isAboutOneThing(route))

test.each(routes.filter(isAboutOneThing))(
  'with another person’s ids nothing of hers is told or changed: $key',
  async (route) => {
    const before = await everythingOf(maya)
    for (const { path, init } of requestsTo(route)) {
      const { status, body } = await stranger.send(route.method, path, init)
      const told = body instanceof ArrayBuffer ? Buffer.from(body).toString('latin1') : JSON.stringify(body ?? '')
      expect(status).toBeLessThan(500)
      if (/\{(id|\w+Id)\}/.test(route.path)) expect(status).toBeGreaterThanOrEqual(400)
      expect(told).not.toContain(maya.secret)
      expect(told).not.toContain(maya.subject)
    }
    expect(await everythingOf(maya)).toEqual(before)
  },
)

test('no list, profile or export of somebody else’s tells anything of hers', async () => {
  for (const { method, path } of others.filter((route) => route.method === 'GET' && !route.path.includes('{'))) {
    const { body } = await stranger.send(method, path)
    const told = body instanceof ArrayBuffer ? Buffer.from(body).toString('latin1') : JSON.stringify(body ?? '')
    for (const hers of [maya.secret, maya.subject, ...maya.ids]) expect(told).not.toContain(hers)
  }
})

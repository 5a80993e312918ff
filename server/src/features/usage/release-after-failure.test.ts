import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPool } from '#database/pool.ts'
import { createMember } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let glimmer: TestApp
let name = ''
const server = openPool(inject('postgres'), 1, () => undefined)
beforeAll(async () => {
  glimmer = await startTestApp()
})
afterAll(async () => {
  await glimmer.stop()
  await server.close()
})

/** Cuts the app off from its database, or lets it connect again. */
async function letIn(isLetIn: boolean) {
  const { rows } = await glimmer.app.database.pool
    .query('select current_database() as name')
    .catch(() => ({ rows: [] }))
  name ||= rows[0]?.name
  await server.pool.query(`alter database ${name} allow_connections ${isLetIn}`)
  await server.pool.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [name])
}

test('a request that lost its database is done once by a retry with the same key', async () => {
  const maya = await createMember(glimmer)
  const write = () =>
    maya.call('POST /affirmations/generate', { body: { themes: ['calm'] }, idempotencyKey: 'lost-on-the-way' })
  const { pool } = glimmer.app.database
  const holder = await pool.connect()
  // The allowance is reserved; storing the line waits for the lock.
  await holder.query('begin; lock table affirmation in exclusive mode')
  const lost = write()
  const held = async () => (await pool.query(`select from usage_reservation where state = 'reserved'`)).rowCount
  await expect.poll(held, { timeout: 10_000 }).toBe(1)
  await letIn(false)
  expect((await lost).status).toBeGreaterThanOrEqual(500)
  holder.release(true)
  await letIn(true)
  await expect.poll(held, { timeout: 10_000 }).toBe(0)
  const { status, body } = await write()
  expect(status).toBe(201)
  expect((await write()).body._id).toBe(body._id)
  expect((await maya.call('GET /users/usage')).body.affirmations.used).toBe(1)
})

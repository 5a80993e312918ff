import { expect, test } from 'vitest'
import { openPool } from '#database/pool.ts'
import { createMember } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { toProblem } from './errors.ts'

const glimmer = testApp()

test('a lost database connection returns 503 with Retry-After', async () => {
  const maya = await createMember(glimmer)
  const { pool } = glimmer.app.database
  const holder = await pool.connect()
  await holder.query('begin')
  await holder.query('select 1 from account where id = $1 for update', [maya.id])
  const waiting = maya.call('PUT /users/values', { body: { values: [{ value: 'friendship' }] } })
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`
  await expect.poll(async () => (await pool.query(cut)).rowCount).toBe(1)
  const { status, headers, problem } = await waiting
  await holder.query('rollback')
  holder.release()
  expect({ status, code: problem.code }).toEqual({ status: 503, code: 'not_ready' })
  expect(headers.get('retry-after')).toBe('10')
  expect((await maya.call('GET /users/profile')).status).toBe(200)
})

test.each([
  ['a port nobody listens on', { connectionString: 'postgres://glimmer@127.0.0.1:9/none' }],
  ['a socket that is not there', { host: '/nowhere', port: 5432, user: 'glimmer', database: 'none' }],
])('an unreachable database returns 503: %s', async (_, connection) => {
  const nowhere = openPool(connection, 1, () => undefined)
  const thrown = await nowhere.db.execute('select 1').catch((error: unknown) => error)
  expect(toProblem(thrown).code).toBe('not_ready')
  await nowhere.close()
})

test.each([
  ['takes no writes, as after a failover', 'begin read only; create table nothing ()'],
  [
    'has no room left',
    `set temp_file_limit = 0; set work_mem = '64kB'; select n from generate_series(1, 99999) n order by -n`,
  ],
])('a database that %s returns 503', async (_, statement) => {
  const client = await glimmer.app.database.pool.connect()
  const thrown = await client.query(statement).catch((error: unknown) => error)
  client.release(true)
  expect(toProblem(thrown).code).toBe('not_ready')
})

test('an invalid query returns 500', async () => {
  const thrown = await glimmer.app.database.db.execute('select nothing').catch((error: unknown) => error)
  expect(toProblem(thrown).code).toBe('internal')
})

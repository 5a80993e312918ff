import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember, type Person } from '#testing/people.ts'
import { startTestApp, type TestApp } from '#testing/test-app.ts'

let glimmer: TestApp
let maya: Person
beforeAll(async () => {
  glimmer = await startTestApp()
  maya = await aMember(glimmer)
})
afterAll(() => glimmer.stop())

test('what nobody reads again goes after its time, more than one step of it; what is younger or under way stays', async () => {
  const { pool } = glimmer.app.database
  const now = glimmer.clock.now().toISOString()
  await pool.query(
    `insert into reminder_sent (account_id, day, due_at)
     select $1, ($2::timestamptz - make_interval(days => n))::date, now() from generate_series(80, 5200) n`,
    [maya.id, now],
  )
  const hold = `insert into usage_reservation (id, account_id, feature, period, fingerprint, state, created_at, expires_at)
    values (gen_random_uuid(), $1, 'speech', '2026-11-01', '', $3, $2::timestamptz - $4::interval, $2::timestamptz + interval '1 day')`
  for (const [state, age] of [
    ['committed', '25 hours'],
    ['held', '25 hours'],
    ['committed', '1 hour'],
  ])
    await pool.query(hold, [maya.id, now, state, age])
  await pool.query(
    `insert into webhook_inbox (event_id, type, received_at, state)
     values ('old', 't', $1::timestamptz - interval '31 days', 'done'), ('waiting', 't', $1::timestamptz - interval '31 days', 'received')`,
    [now],
  )
  await glimmer.app.jobs.add({ name: 'sweep' })
  await glimmer.runJobs()
  const count = async (query: string) => (await pool.query<{ n: number }>(query)).rows[0]?.n
  expect(await count('select count(*)::int as n from reminder_sent')).toBe(10)
  const { rows } = await pool.query('select state from usage_reservation order by state')
  expect(rows).toEqual([{ state: 'committed' }, { state: 'held' }])
  expect((await pool.query('select event_id from webhook_inbox')).rows).toEqual([{ event_id: 'waiting' }])
})

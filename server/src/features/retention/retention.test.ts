import { existsSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { createMember, type Person } from '#testing/people.ts'
import { testApp } from '#testing/test-app.ts'
import { rules } from './rules.ts'

let maya: Person
const glimmer = testApp()
beforeAll(async () => {
  maya = await createMember(glimmer)
})

const query = async <Row extends object>(text: string, values: unknown[] = []) =>
  (await glimmer.app.database.pool.query<Row>(text, values)).rows

describe('the retention rules', () => {
  test('name every table and no other', async () => {
    const tables = await query<{ name: string }>(
      `select case schemaname when 'public' then tablename else schemaname || '.' || tablename end as name
       from pg_tables where schemaname in ('public', 'sandbox')`,
    )
    expect([...new Set(rules.map(({ table }) => table))].sort()).toEqual(tables.map(({ name }) => name).sort())
  })

  test('match the cascades of the database', async () => {
    const cascades = await query<{ pair: string }>(
      `select conrelid::regclass || ' with ' || confrelid::regclass as pair
       from pg_constraint where contype = 'f' and confdeltype = 'c'`,
    )
    const pairs = cascades.map(({ pair }) => pair)
    for (const rule of rules) if (rule.goes === 'with') expect(pairs).toContain(`${rule.table} with ${rule.owner}`)
  })

  test('have an index on the row’s age', async () => {
    const indexes = await query<{ first: string }>(
      `select i.indrelid::regclass || ' ' || a.attname as first
       from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0]`,
    )
    const firsts = indexes.map(({ first }) => first)
    for (const rule of rules) if (rule.goes === 'after') expect(firsts).toContain(`${rule.table} ${rule.since}`)
  })

  test('name an existing file for other deletions', () => {
    const works = rules.flatMap((rule) => (rule.goes === 'by work' ? rule.of : []))
    for (const file of works)
      expect([file, existsSync(new URL(`../../${file}`, import.meta.url))]).toEqual([file, true])
  })
})

describe('the hourly sweep', () => {
  test('deletes expired rows in several steps and keeps the rest', async () => {
    const now = glimmer.clock.now().toISOString()
    await query(
      `insert into reminder_delivery (account_id, day, due_at)
       select $1, ($2::timestamptz - make_interval(days => n))::date, now() from generate_series(80, 5200) n`,
      [maya.id, now],
    )
    for (const [state, age] of [
      ['committed', '25 hours'],
      ['reserved', '25 hours'],
      ['committed', '1 hour'],
    ])
      await query(
        `insert into usage_reservation (id, account_id, feature, period, fingerprint, state, created_at, expires_at)
         values (gen_random_uuid(), $1, 'speech', '2026-11-01', '', $3, $2::timestamptz - $4::interval, $2::timestamptz + interval '1 day')`,
        [maya.id, now, state, age],
      )
    await query(
      `insert into webhook_inbox (event_id, type, received_at, state)
       values ('old', 't', $1::timestamptz - interval '31 days', 'done'), ('waiting', 't', $1::timestamptz - interval '31 days', 'received')`,
      [now],
    )
    await query(
      `insert into usage_counter (account_id, feature, period, used)
       values ($1, 'speech', '2025-09-01', 3), ($1, 'speech', '2025-11-01', 4)`,
      [maya.id],
    )
    await query(
      `insert into push_subscription (id, account_id, endpoint, p256dh, auth, created_at, used_at)
       select gen_random_uuid(), $1, 'https://push.example/' || months, '', '', '2025-01-01', $2::timestamptz - make_interval(months => months)
       from unnest(array[11, 13]) months`,
      [maya.id, now],
    )
    await glimmer.sweepHourly()
    expect(await query('select count(*)::int as n from reminder_delivery')).toEqual([{ n: 10 }])
    const reservations = await query('select state from usage_reservation order by state')
    expect(reservations).toEqual([{ state: 'committed' }, { state: 'reserved' }])
    expect(await query('select event_id from webhook_inbox')).toEqual([{ event_id: 'waiting' }])
    expect(await query('select used from usage_counter')).toEqual([{ used: 4 }])
    expect(await query('select endpoint from push_subscription')).toEqual([{ endpoint: 'https://push.example/11' }])
  })

  test('continues until nothing is left', async () => {
    await query(
      `insert into reminder_confirmation (token_hash, account_id, email, created_at)
       select sha256(n::text::bytea), $1, 'maya@example.test', $2::timestamptz - interval '8 days' from generate_series(1, 100001) n`,
      [maya.id, glimmer.clock.now().toISOString()],
    )
    await glimmer.sweepHourly()
    expect(await query('select count(*)::int as n from reminder_confirmation')).toEqual([{ n: 0 }])
  })

  test('continues after a failure', async () => {
    await query(`alter table email_count rename to email_count_away`)
    await query(
      `insert into webhook_inbox (event_id, type, received_at, state) values ('older', 't', '2026-01-01', 'done')`,
    )
    await glimmer.sweepHourly()
    await query(`alter table email_count_away rename to email_count`)
    expect(await query(`select event_id from webhook_inbox where event_id = 'older'`)).toEqual([])
    expect(glimmer.logged()).toContain('old rows of email_count were not swept')
  })
})

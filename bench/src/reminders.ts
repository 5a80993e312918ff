import { setTimeout as pause } from 'node:timers/promises'
import { defaultReminders } from '@glimmer/contract'
import pg from 'pg'
import type { Figure } from './report.ts'
import { type Backing, startForBench } from './surroundings.ts'

const people = 6_000

/** Users whose reminder by mail is due this minute. */
const peopleToRemind = `
  with people as (
    insert into account (id, issuer, subject, email, email_verified, username, preferences, created_at, updated_at)
    select gen_random_uuid(), 'https://bench.example', n::text, 'bench-' || n || '@example.test', true, 'Maya', $1, now(), now()
    from generate_series(1, $2::int) as n returning id, email)
  insert into reminder (account_id, settings, next_due_at, confirmed_email) select id, $3, now(), email from people`

const counts = `
  select (select count(*)::int from reminder_delivery) as claimed,
    (select count(*)::int from email_outbox where recipient like 'bench-%') as mailed,
    (select count(distinct recipient)::int from email_outbox where recipient like 'bench-%') as reached`

/** How fast one worker claims the reminders that are due and hands them to the mailer. */
export async function benchReminders({ connection, settings }: Backing): Promise<Figure[]> {
  const product = await startForBench({ ...settings, JOB_CONCURRENCY: '8', DATABASE_POOL: '10' })
  const client = new pg.Client(connection)
  try {
    await client.connect()
    const preferences = { themes: [], form: 'first-person', level: 2, timeZone: 'Europe/London' }
    const reminders = { ...defaultReminders, enabled: true, channel: 'email' }
    await client.query(peopleToRemind, [preferences, people, reminders])
    const count = async (): Promise<{ claimed: number; mailed: number; reached: number }> =>
      (await client.query(counts)).rows[0]
    await client.query(`select graphile_worker.add_job('remind', '{}'::json)`)
    let claimedAt = 0
    const from = performance.now()
    for (;;) {
      const { claimed, mailed } = await count()
      if (!claimedAt && claimed === people) claimedAt = performance.now()
      if (mailed >= people) break
      // Counting loads the database, too.
      await pause(250)
    }
    const mailedAt = performance.now()
    const perSecond = (at: number) => people / ((at - from) / 1000)
    const { mailed, reached } = await count()
    return [
      {
        what: 'reminders claimed by one worker',
        value: perSecond(claimedAt),
        unit: 'a second',
        limit: 2_000,
        atLeast: true,
      },
      {
        what: 'and handed to the mailer',
        value: perSecond(mailedAt),
        unit: 'a second',
        limit: 2_000,
        atLeast: true,
      },
      { what: 'reminders that went twice', value: mailed - reached, unit: '', limit: 0 },
    ]
  } finally {
    await client.end()
    await product.stop()
  }
}

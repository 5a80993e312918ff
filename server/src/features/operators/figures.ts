import type { Pool } from 'pg'

/** One row of totals; none of them identifies a person. */
const totals = `
  select
    (select count(*) from account) as people,
    (select count(*) from account where created_at > now() - interval '30 days') as "people new in 30 days",
    (select count(*) from account where updated_at > now() - interval '30 days') as "people seen in 30 days",
    (select count(*) from account where tier <> 'free') as "people on a plan that is paid",
    (select count(*) from granted_plan) as "plans granted without payment",
    (select count(*) from affirmation) as lines,
    (select count(*) from affirmation where created_at > now() - interval '30 days') as "lines new in 30 days",
    (select coalesce(sum(count), 0) from care_count where kind = 'shown' and day > current_date - 30)
      as "times help came first in 30 days",
    (select coalesce(sum(count), 0) from care_count where kind = 'misread' and day > current_date - 30)
      as "times help was said to be a misreading in 30 days",
    (select count(*) from graphile_worker.jobs where attempts < max_attempts) as "jobs waiting",
    (select count(*) from graphile_worker.jobs where attempts >= max_attempts) as "jobs given up on",
    (select count(*) from webhook_inbox where state = 'received') as "payment events waiting",
    pg_size_pretty(pg_database_size(current_database())) as database`

/** Below this, how often help came could be about somebody the operator knows. */
const fewestCares = 5

/** How much there is of what, each with its name. */
export async function readFigures(pool: Pool): Promise<{ name: string; value: string }[]> {
  const { rows } = await pool.query<Record<string, string>>(totals)
  return Object.entries(rows[0] ?? {}).map(([name, value]) => {
    const isMasked = name.startsWith('times help') && Number(value) > 0 && Number(value) < fewestCares
    return { name, value: isMasked ? `fewer than ${fewestCares}` : value }
  })
}

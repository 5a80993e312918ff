import type { AdminCommand } from './command.ts'

/** One row of totals; none of them identifies a person. */
const figures = `
  select
    (select count(*) from account) as people,
    (select count(*) from account where updated_at > now() - interval '30 days') as "people seen in 30 days",
    (select count(*) from account where tier <> 'free') as "people on a plan that is paid",
    (select count(*) from affirmation) as lines,
    (select count(*) from graphile_worker.jobs where attempts < max_attempts) as "jobs waiting",
    (select count(*) from graphile_worker.jobs where attempts >= max_attempts) as "jobs given up on",
    (select count(*) from webhook_inbox where state = 'received') as "payment events waiting",
    pg_size_pretty(pg_database_size(current_database())) as database`

export const numbers: AdminCommand = {
  usage: 'numbers: how much there is of what.',
  maxArguments: 0,
  async run({ database, audit, print }) {
    await audit.begin()
    const { rows } = await database.pool.query<Record<string, string>>(figures)
    for (const [name, value] of Object.entries(rows[0] ?? {})) print(`${value}\t${name}`)
  },
}

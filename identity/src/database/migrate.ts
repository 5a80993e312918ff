import { migrations } from './migrations.ts'
import { type Database, inTransaction, lock } from './pool.ts'

/** Brings the tables of schema `identity` up to date. Processes that start together take turns. */
export async function migrate(database: Database): Promise<void> {
  await inTransaction(database, async (connection) => {
    await lock(connection, 'migrations')
    await connection.query(`
      create schema if not exists identity;
      create table if not exists identity.migrations (
        version integer primary key,
        applied_at timestamptz not null default now()
      )`)
    const { rows } = await connection.query<{ version: number }>(
      'select coalesce(max(version), 0) as version from identity.migrations',
    )
    const done = rows[0]?.version ?? 0
    for (const [index, sql] of migrations.entries()) {
      if (index < done) continue
      await connection.query(sql)
      await connection.query('insert into identity.migrations (version) values ($1)', [index + 1])
    }
  })
}

/** Forgets what has run out: grants, sessions, tokens, counters, and mail older than a week. */
export async function sweep(database: Database): Promise<void> {
  await database.query('delete from identity.records where expires_at < now()')
  await database.query('delete from identity.mail_tokens where expires_at < now()')
  await database.query('delete from identity.tries where ends_at < now()')
  await database.query(`delete from identity.outbox where sent_at < now() - interval '7 days'`)
}

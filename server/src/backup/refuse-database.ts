import type { Pool, PoolClient } from 'pg'
import type { BuildLayout } from '#startup/build-layout.ts'
import { BackupError, type Manifest } from './archive.ts'
import { namesOf } from './refuse-backup.ts'
import { listTables } from './tables.ts'

const exists = async (client: PoolClient, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ exists: boolean }>('select to_regclass($1) is not null as exists', [table])
  return rows[0]?.exists === true
}

const hasRows = async (client: PoolClient, table: string, where = 'true'): Promise<boolean> =>
  (await exists(client, table)) && (await client.query(`select 1 from ${table} where ${where} limit 1`)).rowCount === 1

/**
 * Sessions other than ours. A role without privileges cannot see what kind another role's session is; PostgreSQL's own
 * processes have no user.
 */
const otherSessions = `select 1 from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null
    and coalesce(backend_type, 'client backend') = 'client backend'`

/** A running app would read rows and keys that are being replaced. */
async function refuseWhileRunning(client: PoolClient): Promise<void> {
  const { rowCount } = await client.query(otherSessions)
  if (rowCount)
    throw new BackupError(
      `The app, or another program, is using this database (${rowCount} sessions): stop every process of the app, and try again. Nothing was changed.`,
    )
  if (await hasRows(client, 'public.job_worker', `seen_at > now() - interval '1 minute'`))
    throw new BackupError(
      'A process of the app was at work on this database within the last minute: stop every one, and try again in a minute. Nothing was changed.',
    )
}

/** Only an unused database is filled: existing data is never replaced. */
async function refuseWithPeople(client: PoolClient): Promise<void> {
  if ((await hasRows(client, 'public.account')) || (await hasRows(client, 'identity.accounts')))
    throw new BackupError(
      'There are people in this database already. Restore into an empty one: another DATA_DIR, or another DATABASE_URL.',
    )
}

/** A newer release has been started on it: its tables may have columns that the backup lacks. */
async function refuseNewerTables(client: PoolClient, { migrations }: BuildLayout): Promise<void> {
  if (!(await exists(client, 'public.migration'))) return
  const ours = new Set(await namesOf(migrations))
  const { rows } = await client.query<{ name: string }>('select name from public.migration')
  if (rows.some(({ name }) => !ours.has(name)))
    throw new BackupError(
      'A newer release has been started on this database. Restore into an empty one: another DATA_DIR, or another DATABASE_URL.',
    )
}

/** Restoring empties the tables it fills: those of another program must not be among them. */
async function refuseOtherTables(client: PoolClient, { dump }: Manifest): Promise<void> {
  const tables = await listTables(client)
  const [other] = tables.filter(({ schema, name }) => !(`database/${schema}.${name}.ndjson` in dump.rows))
  if (other)
    throw new BackupError(
      `This database has a table ${other.schema}.${other.name}, which is not in the backup. Restore into an empty one: another DATA_DIR, or another DATABASE_URL.`,
    )
}

/** Throws BackupError, with nothing changed, if the backup must not be restored into this database. */
export async function refuseDatabase(pool: Pool, layout: BuildLayout, manifest: Manifest): Promise<void> {
  const client = await pool.connect()
  try {
    await refuseWithPeople(client)
    await refuseWhileRunning(client)
    await refuseNewerTables(client, layout)
    await refuseOtherTables(client, manifest)
  } finally {
    client.release()
  }
}

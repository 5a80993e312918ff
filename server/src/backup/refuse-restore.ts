import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import type { Config } from '#config/config.ts'
import { BackupError, listTables, type Manifest, tableExists } from '#features/backups/index.ts'
import type { BuildLayout } from '#startup/build-layout.ts'

const isPrefix = (first: readonly string[], all: readonly string[]) => first.every((name, index) => name === all[index])

/** The names of a release's migration files, in the order in which they are applied. */
const namesOf = async (directory: string): Promise<string[]> => (await readdir(directory)).toSorted()

/**
 * Rows can only be restored into the tables they came from: those of this release or of an older one. The database is
 * not needed to tell. Throws BackupError.
 */
export async function refuseBackup(
  { dump, release }: Manifest,
  { identity }: Config,
  { migrations, identityMigrations, release: ours }: BuildLayout,
): Promise<void> {
  const isOurs =
    isPrefix(dump.migrations, await namesOf(migrations)) &&
    isPrefix(dump.identityMigrations, await namesOf(identityMigrations))
  if (!isOurs)
    throw new BackupError(
      `This backup was made by release ${release ?? 'unknown'}, whose tables this one (${ours}) does not have: restore it with that release or a newer one. Nothing was changed.`,
    )
  if (identity.kind === 'embedded' && dump.identityMigrations.length === 0)
    throw new BackupError(
      'This backup holds no accounts of the embedded identity provider: restore it with the IDENTITY it was made with. Nothing was changed.',
    )
}

const hasRows = async (client: PoolClient, table: string, where = 'true'): Promise<boolean> =>
  (await tableExists(client, table)) &&
  (await client.query(`select 1 from ${table} where ${where} limit 1`)).rowCount === 1

/** Only an unused database is filled: existing data is never replaced. */
async function refuseWithPeople(client: PoolClient): Promise<void> {
  if ((await hasRows(client, 'public.account')) || (await hasRows(client, 'identity.account')))
    throw new BackupError(
      'There are people in this database already. Restore into an empty one: another DATA_DIR, or another DATABASE_URL.',
    )
}

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

/** The SQL of every migration in a folder. */
async function readSql(directory: string): Promise<string> {
  const texts = (await namesOf(directory)).map((name) => readFile(join(directory, name), 'utf8'))
  return (await Promise.all(texts)).join('\n')
}

/** A restore makes its tables anew: those of another program, or of a newer release, must not be among them. */
async function refuseOtherTables(
  client: PoolClient,
  { dump }: Manifest,
  { migrations, identityMigrations }: BuildLayout,
): Promise<void> {
  const sql = (await readSql(migrations)) + (await readSql(identityMigrations))
  const [other] = (await listTables(client)).filter(({ schema, name }) => {
    const isMade = new RegExp(`create (unlogged )?table (if not exists )?(${schema}\\.)?${name}\\b`).test(sql)
    return !isMade && !(`database/${schema}.${name}.ndjson` in dump.rows)
  })
  if (other)
    throw new BackupError(
      `This database has a table ${other.schema}.${other.name}, which this release does not know. Restore into an empty one: another DATA_DIR, or another DATABASE_URL.`,
    )
}

/** Throws BackupError, with nothing changed, if the backup must not be restored into this database. */
export async function refuseDatabase(pool: Pool, layout: BuildLayout, manifest: Manifest): Promise<void> {
  const client = await pool.connect()
  try {
    await refuseWithPeople(client)
    await refuseWhileRunning(client)
    await refuseOtherTables(client, manifest, layout)
  } finally {
    client.release()
  }
}

import { migrate as migrateWith } from '@glimmer/lib/migrations/migrate'
import type { Pool } from 'pg'

const oldestServer = 15
const lockKey = 7_041_993

/** The database is too old for the app. The message is a sentence for the operator. */
class OldServerError extends Error {
  readonly code = 'server-too-old'
}

/**
 * Applies the numbered migrations in `directory` that the table `migration` does not list yet, the
 * last of them `until` if it is given. Rejects with
 * OldServerError if the server is older than PostgreSQL 15, and with MigrationError as the runner does.
 */
export async function migrate(
  pool: Pool,
  directory: string,
  log: { info(message: string): void },
  until?: string,
): Promise<void> {
  await refuseOldServer(pool)
  await migrateWith({ pool, directory, table: 'migration', lockKey, log, until })
}

async function refuseOldServer(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  const [server] = rows
  if (!server) throw new Error('The database did not tell its version.')
  refuseOlderThan(server)
}

/**
 * Throws OldServerError for a server older than PostgreSQL 15. `number` is server_version_num, such as 150020 for
 * 15.20.
 */
export function refuseOlderThan({ number, version }: { number: number; version: string }): void {
  if (Math.floor(number / 10_000) >= oldestServer) return
  throw new OldServerError(
    `The database is PostgreSQL ${version}, and this app needs ${oldestServer} or newer: upgrade it, or unset DATABASE_URL to use the one that comes along.`,
  )
}

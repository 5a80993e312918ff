import type { Pool, PoolClient } from 'pg'
import { MigrationError } from './migration-error.ts'
import { type MigrationFile, readMigrations } from './migration-files.ts'

const oldestServer = 15

/** Any number will do, so long as nothing else in the database locks it. */
const lockKey = 7_041_993

type Applied = Pick<MigrationFile, 'name' | 'checksum'>

/**
 * Brings the database to the newest of the numbered files (NNNN-name.sql) in `directory`. Each runs in a transaction of
 * its own, under a lock of the database, and is recorded in the table `migration` with it: a process killed midway
 * leaves nothing half-done, and of several that start at once one applies a file while the others wait.
 * Rejects with MigrationError when the server is older than PostgreSQL 15, when a file that was applied has changed, and
 * when the database has migrations this code does not know.
 */
export async function migrate(pool: Pool, directory: string, log: { info(message: string): void }): Promise<void> {
  const files = await readMigrations(directory)
  const client = await pool.connect()
  try {
    await refuseOldServer(client)
    while (await step(client, files, log)) {
      // One file a step: another process may have taken some of the steps.
    }
  } finally {
    client.release()
  }
}

/** Applies the first file that is not yet applied. Returns whether there may be more. */
async function step(
  client: PoolClient,
  files: readonly MigrationFile[],
  log: { info(message: string): void },
): Promise<boolean> {
  await client.query('begin')
  try {
    // Held by the transaction, not the session, so that it also holds behind a pooler.
    await client.query('select pg_advisory_xact_lock($1)', [lockKey])
    const applied = await readApplied(client)
    refuseOtherHistory(files, applied)
    const next = files[applied.length]
    if (next) await apply(client, next)
    await client.query('commit')
    if (next) log.info(`Applied migration ${next.name}.`)
    return applied.length + 1 < files.length
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the connection is gone, and the transaction with it
    throw error
  }
}

async function readApplied(client: PoolClient): Promise<Applied[]> {
  await client.query(`create table if not exists migration (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`)
  const { rows } = await client.query<Applied>('select name, checksum from migration order by name collate "C"')
  return rows
}

function refuseOtherHistory(files: readonly MigrationFile[], applied: readonly Applied[]): void {
  const known = new Map(files.map((file) => [file.name, file]))
  for (const [index, { name, checksum }] of applied.entries()) {
    const file = known.get(name)
    if (!file) {
      const sentence = `The database has the migration ${name}, which this version does not know: start the newer version, or restore a backup from before it.`
      throw new MigrationError('database-newer', sentence)
    }
    if (file.checksum !== checksum) {
      const sentence = `The migration ${name} was changed after the database took it: put it back as it was and write a new one.`
      throw new MigrationError('changed', sentence)
    }
    const expected = files[index]
    if (expected && expected.name !== name) {
      const sentence = `The migration ${expected.name} comes before ${name}, which the database already has: give it a higher number.`
      throw new MigrationError('out-of-order', sentence)
    }
  }
}

async function apply(client: PoolClient, { name, sql, checksum }: MigrationFile): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new MigrationError('failed', `The migration ${name} failed and was undone: ${reason}.`, { cause: error })
  }
  await client.query('insert into migration (name, checksum) values ($1, $2)', [name, checksum])
}

async function refuseOldServer(client: PoolClient): Promise<void> {
  const { rows } = await client.query<{ number: number; version: string }>(
    `select current_setting('server_version_num')::int as number, current_setting('server_version') as version`,
  )
  const [server] = rows
  if (!server) throw new Error('The database did not tell its version.')
  refuseOlderThan(server)
}

/** `number` is server_version_num, such as 150020 for 15.20. */
export function refuseOlderThan({ number, version }: { number: number; version: string }): void {
  if (Math.floor(number / 10_000) >= oldestServer) return
  throw new MigrationError(
    'server-too-old',
    `The database is PostgreSQL ${version}, and this app needs ${oldestServer} or newer: upgrade it, or unset DATABASE_URL to use the one that comes along.`,
  )
}

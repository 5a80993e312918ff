import type { ClientBase, Pool } from 'pg'
import { addToHistory, readHistory, refuseOtherHistory } from './history.ts'
import { MigrationError, type MigrationFile, readMigrations } from './migration-files.ts'

interface Migrating {
  /** With at least two connections: a file that is not in a transaction needs both. */
  pool: Pool
  /** The folder of the numbered files (NNNN-name.sql). */
  directory: string
  /** The table that lists the applied migrations. */
  table: string
  /** The advisory lock that serialises processes: any number that nothing else in the database uses. */
  lockKey: number
  log: { info(message: string): void }
  /** The last file to apply; without it, all are. */
  until?: string | undefined
}

/**
 * Brings the database to the newest of the numbered files. Each runs in its own transaction, under a database lock, and
 * is recorded in it: a process killed midway leaves nothing half done, and of several that start at once one applies a
 * file while the others wait.
 *
 * A file whose first line is `-- not in a transaction` is for statements that PostgreSQL refuses in one, such as CREATE
 * INDEX CONCURRENTLY. It holds one statement, written with IF NOT EXISTS or the like: if the process is killed before
 * the file is recorded, it runs again at the next start. An index left half built is dropped first.
 *
 * A release that finds migrations of a newer one applied runs on them as they are, so that both can run side by side
 * and the older one can be restored. A file with a line `-- ends older releases` rules that out.
 *
 * Rejects with MigrationError if a file fails, if an applied file has changed or a newer one was applied before it, or
 * if the database has migrations that this code does not know and cannot run on. Then nothing was changed.
 */
export async function migrate(migrating: Migrating): Promise<void> {
  const all = await readMigrations(migrating.directory)
  const last = all.findIndex(({ name }) => name === migrating.until)
  const files = last < 0 ? all : all.slice(0, last + 1)
  const client = await migrating.pool.connect()
  try {
    while (await applyNext(client, files, migrating)) {
      // One file at a time: another process may have applied some of them.
    }
  } finally {
    client.release()
  }
}

/** Applies the first file that is not yet applied. Returns whether there may be more. */
async function applyNext(
  client: ClientBase,
  files: readonly MigrationFile[],
  { pool, table, lockKey, log }: Migrating,
): Promise<boolean> {
  await beginLocked(client, lockKey)
  try {
    const applied = await readHistory(client, table)
    refuseOtherHistory(files, applied)
    const ahead = applied.length - files.length
    if (ahead > 0) log.info(`The database is ahead of this release, by ${ahead} migrations that it can run on.`)
    const next = files[applied.length]
    if (next) {
      await (next.inTransaction ? run(client, next) : runOutside(pool, next))
      await addToHistory(client, table, next)
    }
    await client.query('commit')
    if (next) log.info(`Applied migration ${next.name}.`)
    return applied.length + 1 < files.length
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the connection is gone, and the transaction with it
    throw error
  }
}

const lockNotAvailable = '55P03'

/**
 * Begins a transaction that holds the lock. The lock belongs to the transaction, not the session, so that it also works
 * behind a connection pooler. Waiting restarts twice a second: CREATE INDEX CONCURRENTLY in the process that holds the
 * lock waits for every older statement to end, including this one.
 */
async function beginLocked(client: ClientBase, lockKey: number): Promise<void> {
  for (;;) {
    await client.query(`begin; set local lock_timeout = '500ms'; set local idle_in_transaction_session_timeout = 0`)
    try {
      await client.query('select pg_advisory_xact_lock($1)', [lockKey])
      await client.query('set local lock_timeout to default')
      return
    } catch (error) {
      await client.query('rollback').catch(() => {})
      if (!(error instanceof Error && 'code' in error && error.code === lockNotAvailable)) throw error
    }
  }
}

async function run(client: ClientBase, { name, sql, inTransaction }: MigrationFile): Promise<void> {
  try {
    await client.query(sql)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const left = inTransaction ? 'and was undone' : 'and will be tried again at the next start'
    throw new MigrationError('failed', `The migration ${name} failed ${left}: ${reason}.`, { cause: error })
  }
}

/** Runs a file on a different connection from the one whose transaction holds the lock. */
async function runOutside(pool: Pool, file: MigrationFile): Promise<void> {
  const client = await pool.connect()
  try {
    await dropHalfBuiltIndexes(client, file)
    await run(client, file)
  } finally {
    client.release()
  }
}

/** An interrupted index build leaves an invalid index behind, which IF NOT EXISTS would accept as complete. */
async function dropHalfBuiltIndexes(client: ClientBase, { sql }: MigrationFile): Promise<void> {
  const { rows } = await client.query<{ index: string }>(
    `select indexrelid::regclass::text as index from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisvalid and relkind = 'i' and $1 ~ ('\\m' || relname || '\\M')`,
    [sql],
  )
  for (const { index } of rows) await client.query(`drop index concurrently if exists ${index}`)
}

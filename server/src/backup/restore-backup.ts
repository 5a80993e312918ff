import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Pool } from 'pg'
import type { Config } from '#config/config.ts'
import { migrate } from '#database/migrate.ts'
import { openLog } from '#http/logging.ts'
import { prepareJobs } from '#jobs/worker.ts'
import type { BuildLayout } from '#startup/build-layout.ts'
import { startEmbeddedIdentity } from '#startup/embedded-identity.ts'
import { type Reached, reachDatabase } from '#startup/reach-database.ts'
import { BackupError, type Manifest, unpack } from './archive.ts'
import { loadDatabase } from './load.ts'
import { listTables } from './tables.ts'

/** Only an unused database is filled: existing data is never replaced. */
async function refuseInUse(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ exists: boolean }>(`select to_regclass('public.account') is not null as exists`)
  const found = rows[0]?.exists ? await pool.query('select 1 from account limit 1') : undefined
  if (found?.rowCount)
    throw new BackupError(
      'There are people in this database already. Restore into an empty one: another DATA_DIR, or another DATABASE_URL.',
    )
}

/** Creates the tables of this release, including the identity provider's. */
async function makeTables(config: Config, layout: BuildLayout, { connection, database }: Reached): Promise<void> {
  const log = openLog('silent')
  await migrate(database.pool, layout.migrations, log)
  await prepareJobs(database.pool)
  const identity = await startEmbeddedIdentity({ ...config, logLevel: 'silent' }, connection, layout.identityEntry, log)
  await identity.stop()
}

/** Rows can only be restored into the tables they came from: a release with other tables is refused. */
async function refuseOtherTables(pool: Pool, { dump }: Manifest): Promise<void> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query<{ name: string }>('select name from migration order by name collate "C"')
    const ours = rows.map(({ name }) => name)
    const missing = (await listTables(client)).filter(
      ({ schema, name }) => !(`database/${schema}.${name}.ndjson` in dump.rows),
    )
    if (ours.join() === dump.migrations.join() && missing.length === 0) return
    throw new BackupError(
      'This backup was made by another release or with another IDENTITY: restore it with those, then start this one on it.',
    )
  } finally {
    client.release()
  }
}

const putBack = (from: string, to: string) =>
  cp(from, to, { recursive: true }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
  })

/**
 * Restores a backup (database, blobs and keys) into the empty installation that this configuration names. Throws
 * BackupError, before anything is changed, if the file was truncated or changed, or if there are accounts already.
 */
export async function restoreBackup(config: Config, layout: BuildLayout, source: string): Promise<{ rows: number }> {
  await mkdir(config.dataDir, { recursive: true })
  const folder = await mkdtemp(join(config.dataDir, 'restore-'))
  try {
    const manifest = await unpack(resolve(source), folder)
    const reached = await reachDatabase(config, { alone: true })
    try {
      await refuseInUse(reached.database.pool)
      await putBack(join(folder, 'keys'), config.dataDir)
      await makeTables(config, layout, reached)
      await refuseOtherTables(reached.database.pool, manifest)
      await loadDatabase(reached.database.pool, folder, manifest.dump)
      if (config.blobs.kind === 'disk') await putBack(join(folder, 'blobs'), join(config.dataDir, 'blobs'))
    } finally {
      await reached.stop()
    }
    return { rows: Object.values(manifest.dump.rows).reduce((sum, count) => sum + count, 0) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Config } from '#config/config.ts'
import { migrate } from '#database/migrate.ts'
import { prepareJobs } from '#jobs/worker.ts'
import type { BuildLayout } from '#startup/build-layout.ts'
import { runIdentityCommand } from '#startup/identity-command.ts'
import { type Reached, reachDatabase } from '#startup/reach-database.ts'
import { BackupError, unpack } from './archive.ts'
import { isCode } from './is-code.ts'
import { type StagedKeys, stageKeys } from './keys.ts'
import { loadDatabase } from './load.ts'
import { refuseOtherRelease } from './refuse-backup.ts'
import { refuseDatabase } from './refuse-database.ts'

/** Creates the tables of this release, including the identity provider's, but none of its keys. */
async function makeTables(config: Config, layout: BuildLayout, { connection, database }: Reached): Promise<void> {
  await migrate(database.pool, layout.migrations, { info: () => undefined })
  await prepareJobs(database.pool)
  if (config.identity.kind !== 'embedded') return
  if ((await runIdentityCommand(config, layout, connection, ['make-tables'])) !== 0)
    throw new BackupError('The tables of the identity provider could not be made; the reason is above.')
}

const putBack = (from: string, to: string) =>
  cp(from, to, { recursive: true }).catch((error: unknown) => {
    if (!isCode(error, 'ENOENT')) throw error
  })

async function usingKeys(keys: StagedKeys, dataDir: string): Promise<void> {
  await keys.putInUse().catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error)
    throw new BackupError(
      `All rows are back, but the keys are not in use yet (${reason}): in ${dataDir}, give each file that ends in .restored its name without it, then start the app.`,
    )
  })
}

/**
 * Restores a backup (database, blobs and keys) into the empty installation that this configuration names; it may have
 * been started before. Throws BackupError, before anything is changed, if the file was truncated or changed or made by
 * a release with other tables, if the app is running, or if there are accounts already. If it fails later, the keys in
 * use are still those of before: they are replaced once the rows are committed.
 */
export async function restoreBackup(config: Config, layout: BuildLayout, source: string): Promise<{ rows: number }> {
  const { dataDir } = config
  await mkdir(dataDir, { recursive: true })
  const folder = await mkdtemp(join(dataDir, 'restore-'))
  try {
    const manifest = await unpack(resolve(source), folder)
    await refuseOtherRelease(manifest, folder, config, layout)
    const reached = await reachDatabase(config, { fills: true })
    const { pool } = reached.database
    try {
      await refuseDatabase(pool, layout, manifest)
      await makeTables(config, layout, reached)
      const keys = await stageKeys(join(folder, 'keys'), dataDir)
      const putBackBlobs = async () => {
        if (config.blobs.kind === 'disk') await putBack(join(folder, 'blobs'), join(dataDir, 'blobs'))
      }
      await loadDatabase(pool, folder, manifest.dump, putBackBlobs).catch(async (error: unknown) => {
        await keys.discard()
        throw error
      })
      await usingKeys(keys, dataDir)
    } finally {
      await reached.stop()
    }
    return { rows: Object.values(manifest.dump.rows).reduce((sum, count) => sum + count, 0) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

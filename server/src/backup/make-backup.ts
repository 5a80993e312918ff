import { resolve } from 'node:path'
import type { Config } from '#config/config.ts'
import { collect, refuseTarget } from '#features/backups/index.ts'
import { connectForCommand } from '#startup/connect-for-command.ts'

/**
 * Writes a backup of the database, the blobs on disk and the key files of this configuration into one file; the app may
 * be running. Returns how many rows and files it holds. It does not include a bucket (`BLOBS=s3`), nor secrets that are
 * given as settings. Throws BackupError or ConfigError, with nothing written, if there is nothing to back up or nowhere
 * to write it.
 */
export async function makeBackup(config: Config, target: string): Promise<{ rows: number; files: number }> {
  const file = resolve(target)
  await refuseTarget(file)
  const { database, stop } = await connectForCommand(config, { fills: false })
  return collect(config, database.pool, file).finally(stop)
}

import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { App } from '#app.ts'
import { BackupError, refuseTarget } from './archive.ts'
import { collect } from './collect.ts'
import { verifyBackup } from './verify.ts'

/** Where scheduled backups are kept. */
export interface BackupPlace {
  /** Makes a backup, reads it back, and returns its size in bytes. Throws BackupError, with nothing left behind. */
  make(name: string): Promise<number>
  remove(name: string): Promise<void>
}

function inFolder({ config, database }: App, folder: string): BackupPlace {
  return {
    async make(name) {
      const file = join(folder, name)
      await refuseTarget(file)
      try {
        await collect(config, database.pool, file)
        await verifyBackup(file, config.dataDir)
      } catch (error) {
        await rm(file, { force: true })
        throw error
      }
      return (await stat(file)).size
    },
    remove: (name) => rm(join(folder, name), { force: true }),
  }
}

/** Objects are held in memory while they are sent. */
const mostInBucket = 1_000_000_000

function inBucket({ config, database, blobs }: App): BackupPlace {
  const keyOf = (name: string) => `backups/${name}`
  return {
    async make(name) {
      const folder = await mkdtemp(join(config.dataDir, 'backup-for-bucket-'))
      const file = join(folder, name)
      try {
        await collect(config, database.pool, file)
        const { size } = await stat(file)
        if (size > mostInBucket)
          throw new BackupError('The backup is larger than 1 GB: set BACKUP_TO to a folder instead of the bucket.')
        await blobs.put(keyOf(name), await readFile(file))
        const returned = await blobs.get(keyOf(name))
        if (!returned) throw new BackupError('The bucket took the backup, but does not give it back.')
        await writeFile(file, returned)
        await verifyBackup(file, config.dataDir)
        return size
      } catch (error) {
        await blobs.delete(keyOf(name)).catch(() => undefined)
        throw error
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    remove: (name) => blobs.delete(keyOf(name)),
  }
}

/** The place that BACKUP_TO names. */
export const backupPlace = (app: App, folder: string | undefined): BackupPlace =>
  folder ? inFolder(app, folder) : inBucket(app)

import { cp, link, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { Config } from '#config/config.ts'
import { reachDatabase } from '#startup/reach-database.ts'
import { digestAll, type Manifest, pack } from './archive.ts'
import { dumpDatabase } from './dump.ts'

/** Files in DATA_DIR besides the database and the blobs: the secrets without which neither can be read. */
const keyFiles = ['identity.secret', 'vapid.json', 'trust.key']

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/**
 * Hard-links every finished blob into `target`: nothing is copied, and a blob deleted meanwhile is still in the backup.
 */
async function linkBlobs(blobs: string, target: string): Promise<void> {
  const entries = await readdir(blobs, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(blobs, path)
    // The list of deleted accounts is stored outside the database so that it survives a restore: it is not backed up.
    if (!entry.isFile() || name.startsWith('.') || name.startsWith('deleted-accounts/')) continue
    await mkdir(dirname(join(target, name)), { recursive: true })
    await link(path, join(target, name)).catch((error: unknown) => {
      if (!isCode(error, 'EEXIST', 'ENOENT')) throw error
    })
  }
}

async function copyKeys(dataDir: string, target: string): Promise<void> {
  await mkdir(target, { recursive: true })
  for (const name of keyFiles)
    await cp(join(dataDir, name), join(target, name)).catch((error: unknown) => {
      if (!isCode(error, 'ENOENT')) throw error
    })
}

/**
 * Writes a backup of the database, the blobs on disk and the key files of this configuration into one file; the app may
 * be running. Returns how many rows and files it holds. It does not include a bucket (`BLOBS=s3`), nor secrets that are
 * given as settings.
 */
export async function makeBackup(config: Config, target: string): Promise<{ rows: number; files: number }> {
  const { dataDir, blobs } = config
  await mkdir(dataDir, { recursive: true })
  // Hard links need a folder on the same file system as the blobs.
  const folder = await mkdtemp(join(dataDir, 'backup-'))
  try {
    const linkAll = () => (blobs.kind === 'disk' ? linkBlobs(join(dataDir, 'blobs'), join(folder, 'blobs')) : undefined)
    const { database, stop } = await reachDatabase(config, { alone: false })
    // Once before the dump, for blobs deleted after it, and once after it, for blobs made just before it.
    await linkAll()
    const dump = await dumpDatabase(database.pool, folder).finally(stop)
    await linkAll()
    await copyKeys(dataDir, join(folder, 'keys'))
    const files = await digestAll(folder)
    const manifest: Manifest = { format: 1, dump, files }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
    await pack(folder, resolve(target))
    const rows = Object.values(dump.rows).reduce((sum, count) => sum + count, 0)
    return { rows, files: Object.keys(files).length }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

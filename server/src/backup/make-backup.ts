import { cp, link, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative, resolve } from 'node:path'
import type { Config } from '#config/config.ts'
import { reachDatabase } from '#startup/reach-database.ts'
import { digestAll, type Manifest, pack } from './archive.ts'
import { dumpDatabase } from './dump.ts'

/** What lies in DATA_DIR beside the database and the blobs: the secrets without which neither can be read. */
const keyFiles = ['identity.secret', 'vapid.json', 'trust.key']

const isCode = (error: unknown, ...codes: string[]) =>
  error instanceof Error && 'code' in error && codes.includes(String(error.code))

/** Links every finished blob into `target`: none is copied, and one deleted meanwhile is still in the backup. */
async function linkBlobs(blobs: string, target: string): Promise<void> {
  const entries = await readdir(blobs, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name)
    const name = relative(blobs, path)
    // Who was deleted lies outside the database so that it outlives a restore: it is no part of what is restored.
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
 * Writes a backup of the database, the blobs on disk and the keys of these settings into one file, while the app runs or
 * while it does not. Returns how many rows and files it holds. A bucket (`BLOBS=s3`) and secrets that are given as
 * settings are not in it.
 */
export async function makeBackup(config: Config, target: string): Promise<{ rows: number; files: number }> {
  const { dataDir, blobs } = config
  await mkdir(dataDir, { recursive: true })
  // In the data folder, so that blobs can be linked.
  const folder = await mkdtemp(join(dataDir, 'backup-'))
  try {
    const linkAll = () => (blobs.kind === 'disk' ? linkBlobs(join(dataDir, 'blobs'), join(folder, 'blobs')) : undefined)
    const { database, stop } = await reachDatabase(config, { alone: false })
    // Before and after the moment of the dump: what was deleted since, and what was made just before.
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

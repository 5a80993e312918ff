import { createWriteStream } from 'node:fs'
import { link, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase, Pool } from 'pg'
import type { Config } from '#config/config.ts'
import { version } from '#version.ts'
import { isCode, type Manifest, pack } from './archive.ts'
import { copyKeys } from './keys.ts'
import { listTables, qualifiedName, readSequences, tableExists } from './tables.ts'

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

/**
 * Collects the database, the blobs on disk and the key files in a temporary folder, and packs them into `file`. Returns
 * how many rows and files it holds. Throws BackupError.
 */
export async function collect({ dataDir, blobs }: Pick<Config, 'dataDir' | 'blobs'>, pool: Pool, file: string) {
  await mkdir(dataDir, { recursive: true })
  // Hard links need a folder on the same file system as the blobs.
  const folder = await mkdtemp(join(dataDir, 'backup-'))
  try {
    const linkAll = () => (blobs.kind === 'disk' ? linkBlobs(join(dataDir, 'blobs'), join(folder, 'blobs')) : undefined)
    // Once before the dump, for blobs deleted after it, and once after it, for blobs made just before it.
    await linkAll()
    const dump = await dumpDatabase(pool, folder)
    await linkAll()
    await copyKeys(dataDir, join(folder, 'keys'))
    const manifest: Manifest = { format: 1, release: version, dump }
    await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest))
    await pack(folder, file)
    const rows = Object.values(dump.rows).reduce((sum, count) => sum + count, 0)
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return { rows, files: entries.filter((entry) => entry.isFile()).length }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

const rowsAtOnce = 500

async function* readLines(client: ClientBase, query: string, count: (rows: number) => void): AsyncGenerator<string> {
  await client.query(`declare backup no scroll cursor for ${query}`)
  for (;;) {
    const { rows } = await client.query<{ line: string }>(`fetch ${rowsAtOnce} from backup`)
    if (rows.length === 0) break
    count(rows.length)
    yield rows.map(({ line }) => `${line}\n`).join('')
  }
  await client.query('close backup')
}

async function readMigrations(client: ClientBase, table: string): Promise<string[]> {
  if (!(await tableExists(client, table))) return []
  const { rows } = await client.query<{ name: string }>(`select name from ${table} order by name collate "C"`)
  return rows.map(({ name }) => name)
}

/**
 * Writes every table, but not the job queue's, into `folder`/database as newline-delimited JSON, one object a row. The dump is a consistent
 * snapshot, and the app can keep working meanwhile.
 */
async function dumpDatabase(pool: Pool, folder: string): Promise<Manifest['dump']> {
  await mkdir(join(folder, 'database'), { recursive: true })
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const rows: Record<string, number> = {}
    const write = async (file: string, query: string) => {
      rows[file] = 0
      const count = (more: number) => {
        rows[file] = (rows[file] ?? 0) + more
      }
      const lines = Readable.from(readLines(client, query, count))
      await pipeline(lines, createWriteStream(join(folder, file), { mode: 0o600 }))
    }
    for (const table of await listTables(client))
      await write(
        `database/${table.schema}.${table.name}.ndjson`,
        `select to_jsonb(t)::text as line from ${qualifiedName(table)} t`,
      )
    return {
      rows,
      sequences: await readSequences(client),
      migrations: await readMigrations(client, 'public.migration'),
      identityMigrations: await readMigrations(client, 'identity.migrations'),
    }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase, Pool } from 'pg'
import type { Manifest } from './archive.ts'
import { listTables, qualifiedName, readSequences, tableExists } from './tables.ts'

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
export async function dumpDatabase(pool: Pool, folder: string): Promise<Manifest['dump']> {
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

import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ClientBase, Pool } from 'pg'
import { listTables, qualified, readSequences } from './tables.ts'

const rowsAtOnce = 500

/** Waiting jobs, in the form that `add_job` takes when they are restored. */
const jobs = `select jsonb_build_object('identifier', t.identifier, 'payload', j.payload, 'run_at', j.run_at,
    'max_attempts', j.max_attempts, 'job_key', j.key, 'priority', j.priority)::text as line
  from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id`

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

/** What the database contained at one point in time. */
export interface Dump {
  /** Number of rows, by file. */
  rows: Record<string, number>
  sequences: Record<string, string>
  /** The migrations that created its tables. */
  migrations: string[]
}

export const jobsFile = 'database/jobs.ndjson'

async function readMigrations(client: ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from migration order by name collate "C"')
  return rows.map(({ name }) => name)
}

/**
 * Writes every table into `folder`/database as newline-delimited JSON, one object a row. The dump is a consistent
 * snapshot, and the app can keep working meanwhile.
 */
export async function dumpDatabase(pool: Pool, folder: string): Promise<Dump> {
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
        `select to_jsonb(t)::text as line from ${qualified(table)} t`,
      )
    await write(jobsFile, jobs)
    return { rows, sequences: await readSequences(client), migrations: await readMigrations(client) }
  } finally {
    await client.query('rollback')
    client.release()
  }
}

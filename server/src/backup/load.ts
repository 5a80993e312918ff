import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { inTransaction } from '@glimmer/lib/database/in-transaction'
import type { ClientBase, Pool } from 'pg'
import type { Manifest } from './archive.ts'
import { enqueueJobs } from './enqueue-jobs.ts'
import { columnList, listForeignKeys, listTables, qualifiedName, type Table } from './tables.ts'

const rowsAtOnce = 500

const insertInto = (table: Table) =>
  `insert into ${qualifiedName(table)} (${columnList(table)}) overriding system value
   select ${columnList(table)} from jsonb_populate_recordset(null::${qualifiedName(table)}, $1::jsonb)`

/** Runs a statement with the lines of a file as one JSON array, in batches of `rowsAtOnce`. */
async function withLines(client: ClientBase, file: string, statement: string): Promise<void> {
  let batch: string[] = []
  const flush = async () => {
    if (batch.length > 0) await client.query(statement, [`[${batch.join(',')}]`])
    batch = []
  }
  for await (const line of createInterface({ input: createReadStream(file) })) {
    batch.push(line)
    if (batch.length === rowsAtOnce) await flush()
  }
  await flush()
}

/** Heartbeats of the processes that ran when the backup was made. */
const heartbeats = 'public.job_worker'

async function loadTables(client: ClientBase, folder: string): Promise<void> {
  const tables = await listTables(client)
  const foreignKeys = await listForeignKeys(client)
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`)
  await client.query(`truncate ${tables.map(qualifiedName).join(', ')}`)
  for (const table of tables.filter(({ schema, name }) => `${schema}.${name}` !== heartbeats))
    await withLines(client, join(folder, `database/${table.schema}.${table.name}.ndjson`), insertInto(table))
  for (const { table, name, definition } of foreignKeys)
    await client.query(`alter table ${table} add constraint ${name} ${definition}`)
}

/**
 * Fills a database that has the same tables with the dump in `folder`, in one transaction. `beforeCommit` runs when all
 * rows are written; if it fails, none of them are.
 */
export const loadDatabase = (
  pool: Pool,
  folder: string,
  { sequences }: Manifest['dump'],
  beforeCommit: () => Promise<void>,
): Promise<void> =>
  inTransaction(pool, async (client) => {
    await loadTables(client, folder)
    for (const [name, value] of Object.entries(sequences))
      await client.query('select setval($1::regclass, $2::bigint)', [name, value])
    await enqueueJobs(client)
    await beforeCommit()
  })

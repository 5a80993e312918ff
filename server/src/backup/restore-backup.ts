import { createReadStream } from 'node:fs'
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { inTransaction } from '@glimmer/lib/database/in-transaction'
import type { ClientBase, Pool } from 'pg'
import type { Config } from '#config/config.ts'
import { migrate } from '#database/migrate.ts'
import {
  BackupError,
  columnList,
  isCode,
  listForeignKeys,
  listTables,
  type Manifest,
  qualifiedName,
  type StagedKeys,
  stageKeys,
  type Table,
  unpack,
} from '#features/backups/index.ts'
import { prepareJobs } from '#jobs/worker.ts'
import type { BuildLayout } from '#startup/build-layout.ts'
import { type CommandDatabase, connectForCommand } from '#startup/connect-for-command.ts'
import { runIdentityCommand } from '#startup/identity-command.ts'
import { enqueueJobs } from './enqueue-jobs.ts'
import { refuseBackup, refuseDatabase } from './refuse-restore.ts'

/**
 * Brings the tables, including the identity provider's, to the migrations of the backup, or to the newest if none is
 * given. Makes none of the provider's keys.
 */
async function migrateTables(
  config: Config,
  layout: BuildLayout,
  { connection, database }: CommandDatabase,
  dump?: Manifest['dump'],
): Promise<void> {
  await migrate(database.pool, layout.migrations, { info: () => undefined }, dump?.migrations.at(-1))
  await prepareJobs(database.pool)
  if (config.identity.kind !== 'embedded') return
  const until = dump?.identityMigrations.at(-1)
  if ((await runIdentityCommand(config, layout, connection, ['make-tables', ...(until ? [until] : [])])) !== 0)
    throw new BackupError('The tables of the identity provider could not be made; the reason is above.')
}

/** Drops the tables of an app that was started before: the backup may be an older release's, with older tables. */
const dropTables = (pool: Pool): Promise<void> =>
  inTransaction(pool, async (client) => {
    const tables = await listTables(client)
    if (tables.length > 0) await client.query(`drop table ${tables.map(qualifiedName).join(', ')} cascade`)
    await client.query('drop schema if exists sandbox cascade')
  })

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
 * been started before. A backup of an older release is restored into that release's tables, which are then migrated.
 * Throws BackupError, before anything is changed, if the file was truncated or changed or made by a newer release, if
 * the app is running, or if there are accounts already. If it fails later, the keys in use are still those of before:
 * they are replaced once the rows are committed.
 */
export async function restoreBackup(config: Config, layout: BuildLayout, source: string): Promise<{ rows: number }> {
  const { dataDir } = config
  await mkdir(dataDir, { recursive: true })
  const folder = await mkdtemp(join(dataDir, 'restore-'))
  try {
    const manifest = await unpack(resolve(source), folder)
    await refuseBackup(manifest, config, layout)
    const reached = await connectForCommand(config, { fills: true })
    const { pool } = reached.database
    try {
      await refuseDatabase(pool, layout, manifest)
      await dropTables(pool)
      await migrateTables(config, layout, reached, manifest.dump)
      const keys = await stageKeys(join(folder, 'keys'), dataDir)
      const putBackBlobs = async () => {
        if (config.blobs.kind === 'disk') await putBack(join(folder, 'blobs'), join(dataDir, 'blobs'))
      }
      await loadDatabase(pool, folder, manifest.dump, putBackBlobs).catch(async (error: unknown) => {
        await keys.discard()
        throw error
      })
      await usingKeys(keys, dataDir)
      await migrateTables(config, layout, reached)
    } finally {
      await reached.stop()
    }
    return { rows: Object.values(manifest.dump.rows).reduce((sum, count) => sum + count, 0) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

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

/** Heartbeats of the processes that ran when the backup was made, and the list of backups made until then. */
const notRestored = ['public.job_worker', 'public.backup_run']

async function loadTables(client: ClientBase, folder: string): Promise<void> {
  const tables = await listTables(client)
  const foreignKeys = await listForeignKeys(client)
  for (const { table, name } of foreignKeys) await client.query(`alter table ${table} drop constraint ${name}`)
  await client.query(`truncate ${tables.map(qualifiedName).join(', ')}`)
  for (const table of tables.filter(({ schema, name }) => !notRestored.includes(`${schema}.${name}`)))
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

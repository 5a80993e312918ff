import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pino } from 'pino'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '#database/embedded/start.ts'
import { migrate } from '#database/migrate.ts'
import { type Connection, openPool } from '#database/pool.ts'
import { prepareJobs } from '#jobs/worker.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: Extract<Connection, { host: string }>
    /** Every test's database is a copy of this one: migrated once, copied in milliseconds. */
    templateDatabase: string
  }
}

const templateDatabase = 'glimmer_template'

/** Starts one PostgreSQL for the whole test run. */
export async function setup(project: TestProject) {
  const silent = pino({ level: 'silent' })
  const dataDir = await mkdtemp(join(tmpdir(), 'glimmer-test-'))
  // If run by root, the database's own user must be able to enter; otherwise the data is stored outside this folder and
  // is left behind.
  await chmod(dataDir, 0o755)
  const postgres = await startEmbeddedPostgres({ dataDir, log: silent })
  const admin = openPool(postgres.connection, 1, () => undefined)
  // No test survives a power cut, and those of the embedded database start their own.
  for (const setting of ['fsync', 'full_page_writes']) await admin.pool.query(`alter system set ${setting} = off`)
  await admin.pool.query('select pg_reload_conf()')
  await admin.pool.query(`create database ${templateDatabase}`)
  await admin.close()

  const template = openPool({ ...postgres.connection, database: templateDatabase }, 2, () => undefined)
  await migrate(template.pool, fileURLToPath(new URL('../database/migrations/', import.meta.url)), silent)
  await prepareJobs(template.pool)
  await template.close()

  project.provide('postgres', postgres.connection)
  project.provide('templateDatabase', templateDatabase)
  return async () => {
    await postgres.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
}

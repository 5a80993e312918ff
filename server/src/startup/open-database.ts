import type { Tracing } from '@glimmer/lib/tracing/tracing'
import type { Pool } from 'pg'
import type { App } from '#app.ts'
import type { Config } from '#config/config.ts'
import { startEmbeddedPostgres } from '#database/embedded/start.ts'
import { migrate } from '#database/migrate.ts'
import { type Connection, type Database, openPool } from '#database/pool.ts'
import { explainDatabaseErrors, requirePrivileges } from '#database/require-privileges.ts'
import { waitUntilReachable } from '#database/wait-for-database.ts'
import { prepareJobs } from '#jobs/worker.ts'
import type { BuildLayout } from './build-layout.ts'
import { connectionBudget, embeddedConnectionLimit } from './connection-budget.ts'

type Log = App['log']

interface Postgres {
  connection: Connection
  /** Connects to the database itself; `connection` may lead to a pooler. */
  direct: Connection
  stop(): Promise<void>
}

/** Starts the embedded database, or returns how to connect to the configured one. */
export async function openDatabase(config: Config, log: Log): Promise<Postgres> {
  const { database, dataDir } = config
  if (database.kind === 'url') {
    const { connectionString, directConnectionString } = database
    const direct = { connectionString: directConnectionString }
    return { connection: { connectionString }, direct, stop: async () => undefined }
  }
  const { connection, stop } = await startEmbeddedPostgres({
    dataDir,
    log,
    connections: embeddedConnectionLimit(config),
  })
  return { connection, direct: connection, stop }
}

interface Pools {
  /** For requests and jobs. */
  database: Database
  /** For what needs sessions of its own: migrations, and listening for new jobs. */
  sessions: Database
}

/** Opens the pools of this process; they connect on their first query. */
export function openPools(
  config: Config,
  { connection, direct }: Postgres,
  log: Log,
  tracing: Tracing | undefined,
): Pools {
  const { database: settings } = config
  const { statementTimeoutMs } = settings
  const { requests, sessions } = connectionBudget(config)
  const onIdleError = (err: Error) => log.warn({ err }, 'an idle connection was lost')
  const options = { statementTimeoutMs, pooled: settings.kind === 'url' && settings.pooled, tracing }
  return {
    database: openPool(connection, requests, onIdleError, options),
    sessions: openPool(direct, sessions, onIdleError, { tracing }),
  }
}

/** The setting that names the database which migrations run on. */
const directSetting = ({ database }: Config) =>
  database.kind === 'url' && database.pooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'

/** Waits until an external database can be used. Rejects with a sentence if it cannot. */
export async function waitForDatabase(config: Config, { database, sessions }: Pools, log: Log): Promise<void> {
  if (config.database.kind !== 'url') return
  const { patienceMs } = config.database
  const setting = directSetting(config)
  await waitUntilReachable({ pool: database.pool, setting: 'DATABASE_URL', patienceMs }, log)
  await waitUntilReachable({ pool: sessions.pool, setting, patienceMs }, log)
  const withProvider = config.identity.kind === 'embedded' && config.role !== 'worker'
  await requirePrivileges(sessions.pool, setting, withProvider)
}

/** Brings the tables and the job queue up to date. Rejects with a sentence if the database does not allow it. */
export const migrateDatabase = (config: Config, pool: Pool, { migrations }: BuildLayout, log: Log): Promise<void> =>
  explainDatabaseErrors(directSetting(config), async () => {
    await migrate(pool, migrations, log)
    await prepareJobs(pool)
  })

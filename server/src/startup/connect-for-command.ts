import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import { ConfigError } from '#config/setting.ts'
import { embeddedConnection, startEmbeddedPostgres } from '#database/embedded/start.ts'
import { DatabaseStartError } from '#database/embedded/start-error.ts'
import { type Connection, type Database, openPool } from '#database/pool.ts'
import { waitUntilReachable } from '#database/wait-for-database.ts'

/** Command-line tools print their own messages; PostgreSQL's start is only reported if it fails. */
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }
/** Waiting is said at once: a command that is silent for a minute looks as if it hung. */
const aloud = { warn: (sentence: string) => void process.stderr.write(`${sentence}\n`) }

export interface CommandDatabase {
  connection: Connection
  database: Database
  stop(): Promise<void>
}

interface Purpose {
  /** True to fill an empty database, which no app may be running on; false to work on the one an app has made. */
  fills: boolean
}

async function reachEmbedded(
  dataDir: string,
  { fills }: Purpose,
): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (!fills && !existsSync(join(dataDir, 'postgres')))
    throw new ConfigError(
      `There is no database in ${dataDir}: set DATA_DIR (or DATABASE_URL) as for the app, and start that once before.`,
    )
  try {
    return await startEmbeddedPostgres({ dataDir, log: quiet })
  } catch (error) {
    const isRunning = error instanceof DatabaseStartError && error.code === 'in-use'
    if (fills || !isRunning) throw error
    return { connection: embeddedConnection({ dataDir }), stop: async () => undefined }
  }
}

async function refuseWithoutTables({ pool }: Database): Promise<void> {
  const { rows } = await pool.query<{ isMade: boolean }>(
    `select to_regclass('public.migration') is not null and to_regclass('graphile_worker.jobs') is not null as "isMade"`,
  )
  if (!rows[0]?.isMade)
    throw new ConfigError(
      'This database holds no tables of the app yet: set DATA_DIR or DATABASE_URL as for the app, and start that once before.',
    )
}

/**
 * Opens the configured database for a command-line tool: the one that the app is running, or one started for as long as
 * the tool runs. Throws ConfigError if there is nothing of the app in it, or, to fill it, DatabaseStartError if the app
 * is running its embedded database.
 */
export async function connectForCommand(
  { database: settings, dataDir }: Config,
  purpose: Purpose,
): Promise<CommandDatabase> {
  const reached =
    settings.kind === 'url'
      ? { connection: { connectionString: settings.directConnectionString }, stop: async () => undefined }
      : await reachEmbedded(dataDir, purpose)
  const database = openPool(reached.connection, 3, () => undefined)
  const stop = async () => {
    await database.close()
    await reached.stop()
  }
  try {
    if (settings.kind === 'url')
      await waitUntilReachable(
        {
          pool: database.pool,
          setting: settings.pooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
          patienceMs: settings.patienceMs,
        },
        aloud,
      )
    if (!purpose.fills) await refuseWithoutTables(database)
    return { connection: reached.connection, database, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

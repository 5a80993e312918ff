import type { Config } from '#config/config.ts'
import { embeddedConnection, startEmbeddedPostgres } from '#database/embedded/start.ts'
import { DatabaseStartError } from '#database/embedded/start-error.ts'
import { type Connection, type Database, openPool } from '#database/pool.ts'
import { untilAnswering } from '#database/wait-for-database.ts'

/** Command-line tools print their own messages; PostgreSQL's start is only reported if it fails. */
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

export interface Reached {
  connection: Connection
  database: Database
  stop(): Promise<void>
}

async function reachEmbedded(
  dataDir: string,
  alone: boolean,
): Promise<{ connection: Connection; stop(): Promise<void> }> {
  try {
    return await startEmbeddedPostgres({ dataDir, log: quiet })
  } catch (error) {
    const isRunning = error instanceof DatabaseStartError && error.code === 'in-use'
    if (alone || !isRunning) throw error
    return { connection: embeddedConnection({ dataDir }), stop: async () => undefined }
  }
}

/**
 * Opens the configured database for a command-line tool: the one that the app is running, or one started for as long as
 * the tool runs. With `alone`, throws if the app is running its embedded database.
 */
export async function reachDatabase(
  { database: settings, dataDir }: Config,
  { alone }: { alone: boolean },
): Promise<Reached> {
  const reached =
    settings.kind === 'url'
      ? { connection: { connectionString: settings.directConnectionString }, stop: async () => undefined }
      : await reachEmbedded(dataDir, alone)
  const database = openPool(reached.connection, 3, () => undefined)
  const stop = async () => {
    await database.close()
    await reached.stop()
  }
  try {
    if (settings.kind === 'url')
      await untilAnswering(
        {
          pool: database.pool,
          setting: settings.pooled ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
          patienceMs: settings.patienceMs,
        },
        quiet,
      )
    return { connection: reached.connection, database, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

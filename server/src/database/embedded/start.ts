import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { findBinaries, withinReach } from './binaries.ts'
import { type Home, openHome, socketPort } from './home.ts'
import { defaultDatabase, initialise, superuser } from './initialise.ts'
import { lockHome } from './lock.ts'
import { startPostmaster } from './postmaster.ts'
import { asStartError } from './start-error.ts'
import { type StartLog, supervise } from './supervise.ts'

/** The connections that a process with default settings needs, with some to spare. */
const minConnections = 40

const defaultSystemDir = '/var/lib/glimmer'

export interface EmbeddedPostgres {
  connection: { host: string; port: number; user: string; database: string }
  /**
   * Stops PostgreSQL and releases the data directory. Close the pools first: it waits 3 s for clients, then disconnects
   * them.
   */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** The app's DATA_DIR; everything is stored in its subfolder `postgres`. */
  dataDir: string
  log: StartLog
  /** How many concurrent connections it must accept; at least 40. */
  connections?: number
  /** Used by root only: where to put files that the database's user could not reach in DATA_DIR. */
  systemDir?: string
}

/**
 * Starts the bundled PostgreSQL on a private Unix socket with no network port, and keeps it running. One process at a
 * time uses a data directory. The next start repairs whatever a killed process left unfinished. Rejects with
 * DatabaseStartError, whose message is a sentence for the operator.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, connections = 0, systemDir = defaultSystemDir } = options
  const dataDir = resolve(options.dataDir)
  try {
    const packaged = findBinaries()
    const home = openHome(dataDir, systemDir)
    const unlock = lockHome(home)
    try {
      const binaries = withinReach(packaged, home.runAs, systemDir)
      if (await initialise(home, binaries)) log.info(`Made a new database in ${home.directory}.`)
      const startPostgres = () => startPostmaster(home, binaries, Math.max(connections, minConnections))
      const stopPostgres = supervise(await startPostgres(), startPostgres, log)
      return running(home, stopPostgres, unlock)
    } catch (error) {
      unlock()
      throw error
    }
  } catch (error) {
    throw asStartError(error, dataDir)
  }
}

const connectionTo = ({ socket }: Home): EmbeddedPostgres['connection'] => ({
  host: socket,
  port: socketPort,
  user: superuser,
  database: defaultDatabase,
})

/** The connection to the PostgreSQL that another process has started on this data directory. */
export const embeddedConnection = ({
  dataDir,
  systemDir = defaultSystemDir,
}: Pick<EmbeddedPostgresOptions, 'dataDir' | 'systemDir'>): EmbeddedPostgres['connection'] =>
  connectionTo(openHome(resolve(dataDir), systemDir))

function running(home: Home, stopPostgres: () => Promise<void>, unlock: () => void): EmbeddedPostgres {
  let stopped: Promise<void> | undefined
  const stop = async () => {
    await stopPostgres()
    rmSync(home.socket, { recursive: true, force: true })
    unlock()
  }
  return {
    connection: connectionTo(home),
    stop: () => {
      stopped ??= stop()
      return stopped
    },
  }
}

import { rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries, withinReach } from './binaries.ts'
import { type Home, openHome, socketPort } from './home.ts'
import { defaultDatabase, initialise, superuser } from './init.ts'
import { takeOwnership } from './owner.ts'
import { type Postmaster, startPostmaster } from './postmaster.ts'
import { asStartError } from './start-error.ts'

export interface EmbeddedPostgres {
  connection: { host: string; port: number; user: string; database: string }
  /** Stops PostgreSQL and frees the data directory. Close the pools first: it waits 3 s for them, then cuts them off. */
  stop(): Promise<void>
}

export interface EmbeddedPostgresOptions {
  /** The app's DATA_DIR; everything lives under its `postgres`. */
  dataDir: string
  /** Hears of the first start and of a PostgreSQL that ended by itself. A pino logger fits. */
  log: { info(message: string): void; error(message: string): void }
  /** For root alone: where to keep what the database's user cannot reach where it is. */
  systemDir?: string
}

const farewellMs = 3_000
const lastCallMs = 20_000

/**
 * Starts the PostgreSQL that comes with the app, on a private Unix socket and no network port. One process at a time
 * owns a data directory. Whatever an earlier process was killed in the middle of, the next start puts in order.
 * Rejects with DatabaseStartError, whose message is a sentence for whoever started the app.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const { log, systemDir = '/var/lib/glimmer' } = options
  const dataDir = resolve(options.dataDir)
  try {
    const packaged = findBinaries()
    const home = openHome(dataDir, systemDir)
    const release = await takeOwnership(home.directory)
    try {
      const binaries = withinReach(packaged, home.runAs, systemDir)
      if (await initialise(home, binaries)) log.info(`Made a new database in ${home.directory}.`)
      const postmaster = await startPostmaster(home, binaries)
      return running(home, postmaster, release, log)
    } catch (error) {
      release()
      throw error
    }
  } catch (error) {
    throw asStartError(error, dataDir)
  }
}

function running(
  home: Home,
  postmaster: Postmaster,
  release: () => void,
  log: EmbeddedPostgresOptions['log'],
): EmbeddedPostgres {
  let stopping: Promise<void> | undefined
  postmaster.ended.then(() => {
    if (!stopping) log.error(`PostgreSQL ended by itself; ${home.log} tells why. Restart the app.`)
  })
  const stop = async () => {
    await stopPostmaster(postmaster)
    rmSync(home.socket, { recursive: true, force: true })
    release()
  }
  return {
    connection: { host: home.socket, port: socketPort, user: superuser, database: defaultDatabase },
    stop: () => {
      stopping ??= stop()
      return stopping
    },
  }
}

/** SIGTERM waits for clients, SIGINT cuts them off, SIGQUIT leaves the rest to the next start's recovery. */
async function stopPostmaster({ process: child, ended }: Postmaster): Promise<void> {
  child.ref()
  child.kill('SIGTERM')
  const endsWithin = (ms: number) => Promise.race([ended.then(() => true), delay(ms, false, { ref: false })])
  if (await endsWithin(farewellMs)) return
  child.kill('SIGINT')
  if (await endsWithin(lastCallMs)) return
  child.kill('SIGQUIT')
  await ended
}

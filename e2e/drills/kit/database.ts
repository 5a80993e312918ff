import { type EmbeddedPostgres, startEmbeddedPostgres } from '@glimmer/server/database/embedded/start'
import { type Database, openPool } from '@glimmer/server/database/pool'
import type { Stage } from './drill.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Opens the drill's own connections to this address; they are closed at the end. */
export function connect(stage: Stage, connectionString: string): Database['pool'] {
  const { pool, close } = openPool({ connectionString }, 1, () => undefined)
  stage.atTheEnd(close)
  return pool
}

/** The address at which the app reaches an embedded PostgreSQL. */
export const urlOf = ({ host, port, user, database }: EmbeddedPostgres['connection']) =>
  `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`

/** Starts a PostgreSQL for the drill on a private socket, and returns the address at which the app reaches it. */
export async function startDatabase(stage: Stage) {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: stage.folder, log: quiet })
  stage.atTheEnd(stop)
  return { ...connection, url: urlOf(connection) }
}

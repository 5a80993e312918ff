import { type EmbeddedPostgres, startEmbeddedPostgres } from '@glimmer/server/database/embedded/start'
import { type Database, openPool } from '@glimmer/server/database/pool'
import type { Stage } from './drill.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** Connections of the drill's own to this address, closed in the end. */
export function connect(stage: Stage, connectionString: string): Database['pool'] {
  const { pool, close } = openPool({ connectionString }, 1, () => undefined)
  stage.atTheEnd(close)
  return pool
}

/** The address the app reaches a PostgreSQL at that comes with it. */
export const urlOf = ({ host, port, user, database }: EmbeddedPostgres['connection']) =>
  `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}`

/** A PostgreSQL of the drill's own, on a private socket, and the address the app reaches it at. */
export async function startDatabase(stage: Stage) {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: stage.folder, log: quiet })
  stage.atTheEnd(stop)
  return { ...connection, url: urlOf(connection) }
}

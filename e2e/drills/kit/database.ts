import { startEmbeddedPostgres } from '@glimmer/server/database/embedded/start'
import type { Stage } from './drill.ts'

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined }

/** A PostgreSQL of the drill's own, on a private socket, and the address the app reaches it at. */
export async function startDatabase(stage: Stage) {
  const { connection, stop } = await startEmbeddedPostgres({ dataDir: stage.folder, log: quiet })
  stage.atTheEnd(stop)
  const { host, port, user, database } = connection
  return { ...connection, url: `postgresql://${user}@/${database}?host=${encodeURIComponent(host)}&port=${port}` }
}

import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { heartbeatMs, releaseJobsOfDeadWorkers, removeWorkers } from './dead-workers.ts'

interface HeartbeatOptions {
  pool: Pool
  log: Logger
  /** How often to send a heartbeat; tests are less patient. */
  everyMs?: number | undefined
}

/** Sends heartbeats for these worker ids, which lock their jobs. Returns a function that stops it. */
export async function startHeartbeats(
  { pool, log, everyMs = heartbeatMs }: HeartbeatOptions,
  ids: readonly string[],
): Promise<() => Promise<void>> {
  const beat = () =>
    releaseJobsOfDeadWorkers(pool, ids).catch((err: unknown) => log.warn({ err }, 'workers could not be looked after'))
  await beat()
  const timer = setInterval(beat, everyMs)
  return async () => {
    clearInterval(timer)
    await removeWorkers(pool, ids).catch(() => undefined)
  }
}

/**
 * Sends heartbeats for a process that takes no jobs, so that a restore notices it though nobody uses it. Returns a
 * function that stops it.
 */
export const startWebHeartbeats = (options: HeartbeatOptions) => startHeartbeats(options, [`web-${randomUUID()}`])

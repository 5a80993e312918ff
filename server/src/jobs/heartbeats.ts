import { randomUUID } from 'node:crypto'
import type { Pool } from 'pg'
import type { Logger } from 'pino'

/** How often a process sends a heartbeat, and after how long without one it counts as dead. */
const heartbeatMs = 15_000
const deadAfter = '1 minute'

/**
 * Whether all of these workers sent their last heartbeat within a minute of the database's clock as it is now. They did
 * not if that clock jumped since, or if this process was itself paused or is new: then nobody's silence can be measured,
 * and the others first get the time to send one by the new clock.
 */
const isSteady = `select count(*) = cardinality($1::text[]) as "isSteady" from job_worker
  where id = any($1) and seen_at between now() - $2::interval and now() + $2::interval`

/**
 * Sends the heartbeat of these workers, and releases the jobs of workers without a heartbeat for a minute: a killed
 * process cannot do that itself. Graphile Worker would leave such jobs locked for four hours. A heartbeat from the future
 * was sent before the clock was put back, and counts as none.
 */
export async function releaseJobsOfDeadWorkers(pool: Pool, living: readonly string[]): Promise<void> {
  const { rows } = await pool.query<{ isSteady: boolean }>(isSteady, [living, deadAfter])
  await pool.query(
    `insert into job_worker (id) select unnest($1::text[]) on conflict (id) do update set seen_at = now()`,
    [living],
  )
  if (!rows[0]?.isSteady) return
  await pool.query(
    `with dead as (
       delete from job_worker where seen_at not between now() - $1::interval and now() + $1::interval returning id)
     select graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`,
    [deadAfter],
  )
}

/** Removes workers that have stopped. */
export const removeWorkers = (pool: Pool, ids: readonly string[]) =>
  pool.query('delete from job_worker where id = any($1)', [ids])

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

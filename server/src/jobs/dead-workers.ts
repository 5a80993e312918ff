import type { Pool } from 'pg'

/** How often a worker sends a heartbeat, and after how long without one it counts as dead. */
export const heartbeatMs = 15_000
const deadAfter = '1 minute'

/**
 * Sends the heartbeat of these workers, and releases the jobs of workers without a heartbeat for a minute: a killed
 * process cannot do that itself. Graphile Worker would leave such jobs locked for four hours.
 */
export async function releaseJobsOfDeadWorkers(pool: Pool, living: readonly string[]): Promise<void> {
  await pool.query(
    `insert into job_worker (id) select unnest($1::text[]) on conflict (id) do update set seen_at = now()`,
    [living],
  )
  await pool.query(
    `with dead as (delete from job_worker where seen_at < now() - $1::interval returning id)
     select graphile_worker.force_unlock_workers(array_agg(id)) from dead having count(*) > 0`,
    [deadAfter],
  )
}

/** Removes workers that have stopped. */
export const removeWorkers = (pool: Pool, ids: readonly string[]) =>
  pool.query('delete from job_worker where id = any($1)', [ids])

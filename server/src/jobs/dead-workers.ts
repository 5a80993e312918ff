import type { Pool } from 'pg'

/** How often a worker says that it lives, and after how long without a word it is taken for dead. */
export const heartbeatMs = 15_000
const deadAfter = '1 minute'

/**
 * Says that these workers live, and hands back the jobs of those that were not heard of for a minute: a process that was
 * killed cannot. The library itself would let such jobs lie for four hours.
 */
export async function handBackJobsOfTheDead(pool: Pool, living: readonly string[]): Promise<void> {
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

/** Workers that stop hold nothing any more. */
export const forgetWorkers = (pool: Pool, ids: readonly string[]) =>
  pool.query('delete from job_worker where id = any($1)', [ids])

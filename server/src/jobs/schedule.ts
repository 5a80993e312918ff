import type { Pool } from 'pg'
import type { Logger } from 'pino'
import { everyHour, everyMinute, oneAtATime } from './queue.ts'

/** When in the hour the hourly jobs run: not when everybody else's do. */
const minutePastHour = '20 minutes'

/**
 * Adds the scheduled jobs of this minute and this hour, once for all processes. The database's clock decides; if it was
 * put back, the minute is another one than before, too. Minutes in which no process runs are left out, and a new database
 * waits for its first hour. A job of which only one runs at a time waits for itself, once.
 */
export const addDueJobs = (pool: Pool) =>
  pool.query(
    `with due as (
       insert into job_schedule as before (name, due_at)
       select name, date_trunc('minute', now()) from unnest($1::text[]) name
       union all
       select name, date_trunc('hour', now() - $3::interval) + $3::interval from unnest($2::text[]) name
       on conflict (name) do update set due_at = excluded.due_at where before.due_at <> excluded.due_at
       returning name, case when name = any($4) then name end as alone, xmax = 0 as is_first)
     select graphile_worker.add_job(name, queue_name => alone, job_key => alone) from due
     where not (is_first and name = any($2))`,
    [everyMinute, everyHour, minutePastHour, oneAtATime],
  )

/** How often to look whether a minute has begun. */
const lookMs = 5_000

/** Adds scheduled jobs as they fall due. Returns a function that stops it. */
export function startSchedule({ pool, log }: { pool: Pool; log: Logger }): () => void {
  const look = () =>
    // Once more, because on a new database it may deadlock with a worker that registers the same kinds of jobs.
    addDueJobs(pool)
      .catch(() => addDueJobs(pool))
      .catch((err: unknown) => log.warn({ err }, 'scheduled jobs could not be added, and are tried again'))
  void look()
  const timer = setInterval(look, lookMs)
  return () => clearInterval(timer)
}

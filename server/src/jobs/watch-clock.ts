import type { Pool } from 'pg'

const lookMs = 10_000

/** A clock that is corrected by less does no harm: the schedule is one of minutes. */
const jumpMs = 60_000

/**
 * Calls `onPutBack` each time the system clock was put back by over a minute, which the monotonic clock shows. Returns a
 * function that stops it.
 */
export function watchClock(onPutBack: () => void, everyMs = lookMs): () => void {
  const offset = () => Date.now() - performance.now()
  let before = offset()
  const timer = setInterval(() => {
    const now = offset()
    if (before - now > jumpMs) onPutBack()
    before = now
  }, everyMs)
  return () => clearInterval(timer)
}

/**
 * Forgets scheduled runs that lie in the future, as they do once the clock was put back. Graphile Worker runs nothing of
 * a schedule again before its last run.
 */
export const forgetFutureRuns = (pool: Pool) =>
  pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = null
     where last_execution > now() + interval '1 minute'`,
  )

import type { App } from '#app.ts'
import { sweepSpeech } from '../speech/index.ts'
import { releaseExpired } from '../usage/index.ts'

/**
 * Releases allowances held by dead processes, and deletes unused recordings and expired counts. Runs each minute, on
 * one worker only. A failure does not stop the other work, and is retried a minute later. Old data is deleted hourly
 * (run-retention.ts).
 */
export async function sweep(app: App): Promise<void> {
  const sweeps: Record<string, () => Promise<unknown>> = {
    holds: () => releaseExpired(app.database.db, app.clock.now()),
    recordings: () => sweepSpeech(app),
    counts: () => app.database.pool.query('delete from rate_limit_counter where window_ends_at < now()'),
  }
  for (const [what, run] of Object.entries(sweeps))
    await run().catch((err: unknown) => app.log.warn({ err }, `${what} were not swept`))
}

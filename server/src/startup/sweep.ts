import type { App } from '#app.ts'
import { sweepSpeech } from '#features/speech/recordings.ts'
import { releaseExpired } from '#features/usage/settle.ts'

/**
 * Gives allowances held by a dead process back, and deletes recordings that are nobody's and counts that are over: each
 * minute, by one worker of
 * all. What fails holds nothing else up, and is tried again in the next. What is past its time goes each hour
 * (features/retention).
 */
export async function sweep(app: App): Promise<void> {
  const sweeps: Record<string, () => Promise<unknown>> = {
    holds: () => releaseExpired(app.database.db, app.clock.now()),
    recordings: () => sweepSpeech(app),
    counts: () => app.database.pool.query('delete from shared_count where window_ends_at < now()'),
  }
  for (const [what, run] of Object.entries(sweeps))
    await run().catch((err: unknown) => app.log.warn({ err }, `${what} were not swept`))
}

import type { App } from '#app.ts'
import { sweepSpeech } from '#features/speech/recordings.ts'
import { releaseExpired } from '#features/usage/settle.ts'

/**
 * Gives allowances held by a dead process back and deletes recordings that are nobody's: each minute, by one worker of
 * all. What fails holds nothing else up, and is tried again in the next. What is past its time goes each hour
 * (features/retention).
 */
export async function sweep(app: App): Promise<void> {
  const sweeps = {
    holds: () => releaseExpired(app.database.db, app.clock.now()),
    recordings: () => sweepSpeech(app),
  }
  for (const [what, run] of Object.entries(sweeps))
    await run().catch((err: unknown) => app.log.warn({ err }, `${what} were not swept`))
}

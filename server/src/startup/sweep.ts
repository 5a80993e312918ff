import type { App } from '#app.ts'
import { pruneTables } from '#database/prune.ts'
import { sweepTombstones } from '#features/account-data/deleted-identities.ts'
import { sweepAnalytics } from '#features/analytics/sweep.ts'
import { sweepDrafts } from '#features/avatars/sweep.ts'
import { sweepOutbox } from '#features/outbox/personal-data.ts'
import { sweepSpeech } from '#features/speech/recordings.ts'
import { releaseExpired } from '#features/usage/settle.ts'
import { sweepMailCounts } from '#mail/limit-mail.ts'

/**
 * Gives allowances held by a dead process back and deletes what is past its time: each minute, by one worker of all. What
 * fails holds nothing else up, and is tried again in the next.
 */
export async function sweep(app: App): Promise<void> {
  const sweeps = {
    holds: () => releaseExpired(app.database.db, app.clock.now()),
    recordings: () => sweepSpeech(app),
    'unsaved avatars': () => sweepDrafts(app),
    'old events': () => sweepAnalytics(app),
    'old tombstones': () => sweepTombstones(app),
    'old letters': () => sweepOutbox(app),
    'counts of letters': () => sweepMailCounts(app.database, app.clock),
    'old rows': () => pruneTables(app.database.db, app.clock.now()),
  }
  for (const [what, run] of Object.entries(sweeps))
    await run().catch((err: unknown) => app.log.warn({ err }, `${what} were not swept`))
}

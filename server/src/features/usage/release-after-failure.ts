import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from '@glimmer/lib/database-away'
import type { App } from '#app.ts'
import { holdSeconds } from './reserve.ts'
import { type Hold, release } from './settle.ts'

const betweenTriesMs = 1_000

/**
 * Releases a hold after a failure, and keeps trying while the database cannot be reached: until then requests with the
 * same key get `still_working`. After ten minutes the hold expires by itself. If the failure is that the database is
 * away, the caller does not wait.
 */
export async function releaseAfterFailure({ database, log }: App, hold: Hold, failure: unknown): Promise<void> {
  const giveUpAt = performance.now() + holdSeconds * 1000
  const tryAgain = async (): Promise<void> => {
    await pause(betweenTriesMs, undefined, { ref: false })
    try {
      await release(database.db, hold)
    } catch (err) {
      if (performance.now() < giveUpAt) return tryAgain()
      log.warn({ err }, 'a hold could not be given back')
    }
  }
  const first = release(database.db, hold).catch(() => void tryAgain())
  if (!isDatabaseAway(failure)) await first
}

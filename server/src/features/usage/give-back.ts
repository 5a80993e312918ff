import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from '@glimmer/lib/database-away'
import type { App } from '#app.ts'
import { holdSeconds } from './reserve.ts'
import { type Hold, release } from './settle.ts'

const betweenTriesMs = 1_000

/**
 * Gives a hold back after this failure, and goes on trying while the database cannot be told: until then the same key is
 * answered `still_working`. What is not told within ten minutes expires by itself. Whoever waits for the answer is not
 * held up by a database that is away.
 */
export async function giveBack({ database, log }: App, hold: Hold, failure: unknown): Promise<void> {
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

import { setTimeout as pause } from 'node:timers/promises'
import { isDatabaseAway } from '@glimmer/lib/database-away'
import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { holdSeconds } from './reserve.ts'

/** The hold has expired meanwhile: the result must not be stored. */
class HoldLost extends Error {}

/** A reservation in progress and its account, so that queries touch only that account's rows. */
export interface Hold {
  accountId: string
  id: string
}

/** Ends a hold in one statement; returns false if it was not reserved any more. */
async function settle(
  db: Executor,
  { accountId, id }: Hold,
  state: 'committed' | 'waived' | 'released',
  resultId: string | null,
) {
  const used = state === 'committed' ? 1 : 0
  const { rowCount } = await db.execute(sql`
    with ended as (
      update usage_reservation
      set state = ${state}, result_id = ${resultId}, key = case when ${state} = 'released' then null else key end
      where account_id = ${accountId} and id = ${id} and state = 'reserved'
      returning account_id, feature, period
    )
    update usage_counter as counter set reserved = reserved - 1, used = used + ${used}::int
    from ended
    where (counter.account_id, counter.feature, counter.period) = (ended.account_id, ended.feature, ended.period)`)
  return rowCount === 1
}

/** Charges the hold, in the transaction that stores the result. Throws HoldLost, which rolls both back. */
export async function commit(db: Executor, hold: Hold, resultId: string) {
  if (!(await settle(db, hold, 'committed', resultId))) throw new HoldLost()
}

/** Ends the hold without charging, in the transaction that stores the result. Throws HoldLost. */
export async function waive(db: Executor, hold: Hold, resultId: string) {
  if (!(await settle(db, hold, 'waived', resultId))) throw new HoldLost()
}

/** Releases the hold after a failure; repeating it is harmless. */
export const release = (db: Executor, hold: Hold) => settle(db, hold, 'released', null)

/** Releases the holds of processes that died. Returns how many there were. */
export async function releaseExpired(db: Executor, now: Date): Promise<number> {
  const { rows } = await db.execute<Hold & Record<string, unknown>>(
    sql`select account_id as "accountId", id from usage_reservation where state = 'reserved' and expires_at < ${now}`,
  )
  for (const hold of rows) await release(db, hold)
  return rows.length
}

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

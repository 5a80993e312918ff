import { sql } from 'drizzle-orm'
import type { Executor } from '#database/pool.ts'

/** The hold was given up meanwhile (it expired): the work's result must not be stored. */
export class HoldLost extends Error {}

/** A reservation under way, and whose it is: nobody else's rows are looked at for it. */
export interface Hold {
  accountId: string
  id: string
}

/** Ends a hold in one statement; answers false when it was no longer held. */
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
      where account_id = ${accountId} and id = ${id} and state = 'held'
      returning account_id, feature, period
    )
    update usage_counter as counter set held = held - 1, used = used + ${used}::int
    from ended
    where (counter.account_id, counter.feature, counter.period) = (ended.account_id, ended.feature, ended.period)`)
  return rowCount === 1
}

/** Charges the hold, in the transaction that stores the result. Throws HoldLost, which rolls both back. */
export async function commit(db: Executor, hold: Hold, resultId: string) {
  if (!(await settle(db, hold, 'committed', resultId))) throw new HoldLost()
}

/** Stores the result without charging for it. Throws HoldLost. */
export async function waive(db: Executor, hold: Hold, resultId: string) {
  if (!(await settle(db, hold, 'waived', resultId))) throw new HoldLost()
}

/** Gives the place back after a failure; releasing twice is harmless. */
export const release = (db: Executor, hold: Hold) => settle(db, hold, 'released', null)

/** Gives back what died with its process. Answers how many holds that were. */
export async function releaseExpired(db: Executor, now: Date): Promise<number> {
  const { rows } = await db.execute<Hold & Record<string, unknown>>(
    sql`select account_id as "accountId", id from usage_reservation where state = 'held' and expires_at < ${now}`,
  )
  for (const hold of rows) await release(db, hold)
  return rows.length
}

import { sql } from 'drizzle-orm'
import type { Executor } from '#database/pool.ts'

/** The hold was given up meanwhile (it expired): the work's result must not be stored. */
export class HoldLost extends Error {}

/** Ends a hold in one statement; answers false when it was no longer held. */
async function settle(db: Executor, id: string, state: 'committed' | 'waived' | 'released', resultId: string | null) {
  const used = state === 'committed' ? 1 : 0
  const { rowCount } = await db.execute(sql`
    with ended as (
      update usage_reservation
      set state = ${state}, result_id = ${resultId}, key = case when ${state} = 'released' then null else key end
      where id = ${id} and state = 'held'
      returning account_id, feature, period
    )
    update usage_counter as counter set held = held - 1, used = used + ${used}::int
    from ended
    where (counter.account_id, counter.feature, counter.period) = (ended.account_id, ended.feature, ended.period)`)
  return rowCount === 1
}

/** Charges the hold, in the transaction that stores the result. Throws HoldLost, which rolls both back. */
export async function commit(db: Executor, id: string, resultId: string) {
  if (!(await settle(db, id, 'committed', resultId))) throw new HoldLost()
}

/** Stores the result without charging for it. Throws HoldLost. */
export async function waive(db: Executor, id: string, resultId: string) {
  if (!(await settle(db, id, 'waived', resultId))) throw new HoldLost()
}

/** Gives the place back after a failure; releasing twice is harmless. */
export const release = (db: Executor, id: string) => settle(db, id, 'released', null)

/** Gives back what died with its process. Answers how many holds that were. */
export async function releaseExpired(db: Executor, now: Date): Promise<number> {
  const { rows } = await db.execute<{ id: string }>(
    sql`select id from usage_reservation where state = 'held' and expires_at < ${now}`,
  )
  for (const { id } of rows) await release(db, id)
  return rows.length
}

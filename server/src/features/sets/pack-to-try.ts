import type { Pack } from '@glimmer/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Executor } from '#database/pool.ts'
import { affirmation } from '#database/tables/affirmations.ts'
import { lineSet, lineSetItem } from '#database/tables/sets.ts'

/** Whether an account has ever had this pack; deleting its lines does not change that. */
export async function hasPack(db: Executor, accountId: string, pack: Pack): Promise<boolean> {
  const rows = await db
    .select({ id: lineSet.id })
    .from(lineSet)
    .where(and(eq(lineSet.accountId, accountId), eq(lineSet.pack, pack)))
    .limit(1)
  return rows.length > 0
}

/**
 * Whether a line belongs to a pack that is free to hear, and has not been reworded: to the account's first pack of its
 * kind, or to one for the night.
 */
export async function isOfFreePack(db: Executor, accountId: string, { id }: { id: string }): Promise<boolean> {
  const isFirst = sql`not exists (
    select 1 from ${lineSet} earlier
    where earlier.account_id = ${lineSet}.account_id and earlier.pack = ${lineSet}.pack and earlier.id < ${lineSet}.id)`
  const rows = await db
    .select({ id: lineSet.id })
    .from(lineSetItem)
    .innerJoin(lineSet, and(eq(lineSet.accountId, lineSetItem.accountId), eq(lineSet.id, lineSetItem.setId)))
    .innerJoin(
      affirmation,
      and(eq(affirmation.accountId, lineSetItem.accountId), eq(affirmation.id, lineSetItem.affirmationId)),
    )
    .where(
      and(
        eq(lineSetItem.accountId, accountId),
        eq(lineSetItem.affirmationId, id),
        sql`${lineSet.pack} is not null and ${affirmation.origin} <> 'own'`,
        sql`(${lineSet.pack} = 'bedtime' or ${isFirst})`,
      ),
    )
    .limit(1)
  return rows.length > 0
}

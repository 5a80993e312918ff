import type { LadderStep, Level } from '@glimmer/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '#database/pool.ts'
import { account } from '#database/tables/accounts.ts'
import { ladderAnswer, ladderStep } from '#database/tables/ladder.ts'

/** The steps a person's answers have led to; themes without an answer stand on `preferences.level`. */
export const findSteps = ({ db }: Database, accountId: string): Promise<LadderStep[]> =>
  db
    .select({ theme: ladderStep.theme, level: ladderStep.level })
    .from(ladderStep)
    .where(eq(ladderStep.accountId, accountId))
    .orderBy(asc(ladderStep.theme))

/** Whoever chooses another level to begin on begins there in every theme: earlier answers count no more. */
export async function restart({ db }: Database, accountId: string, level: Level): Promise<void> {
  const changed = sql`exists (
    select 1 from ${account} person
    where person.id = ${accountId} and (person.preferences->>'level')::int <> ${level})`
  await db.transaction(async (transaction) => {
    await transaction.delete(ladderAnswer).where(and(eq(ladderAnswer.accountId, accountId), changed))
    await transaction.delete(ladderStep).where(and(eq(ladderStep.accountId, accountId), changed))
  })
}

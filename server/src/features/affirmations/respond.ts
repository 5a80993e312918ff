import type { Affirmation, Level, LineResponse, Theme } from '@glimmer/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { ladderAnswer, ladderStep } from '#database/tables/ladder.ts'
import { orNotFound } from '#problem.ts'
import { climb } from '#writing/ladder/climb.ts'
import { type Executor, toAffirmation, updateAffirmation } from './store.ts'

/** Holds the person's row, so that two answers at once are counted one after the other. */
async function lockStart(db: Executor, accountId: string): Promise<Level> {
  const [person] = await db
    .select({ preferences: account.preferences })
    .from(account)
    .where(eq(account.id, accountId))
    .for('update')
  return orNotFound(person).preferences.level
}

/** Reads all answers of a theme anew: a changed answer thereby moves the step back. */
async function moveStep(db: Executor, accountId: string, theme: Theme, newcomer: Level): Promise<void> {
  const answers = await db
    .select({ response: ladderAnswer.response, level: ladderAnswer.level })
    .from(ladderAnswer)
    .where(and(eq(ladderAnswer.accountId, accountId), eq(ladderAnswer.theme, theme)))
    .orderBy(asc(ladderAnswer.answeredAt), asc(ladderAnswer.affirmationId))
  const [step] = await db
    .select({ start: ladderStep.start })
    .from(ladderStep)
    .where(and(eq(ladderStep.accountId, accountId), eq(ladderStep.theme, theme)))
  const start = step?.start ?? newcomer
  const level = climb(start, answers)
  await db
    .insert(ladderStep)
    .values({ accountId, theme, start, level })
    .onConflictDoUpdate({ target: [ladderStep.accountId, ladderStep.theme], set: { level } })
}

/**
 * Keeps how a line sits with the person; the latest answer counts. It moves their step in the line's themes, unless
 * the line is their own: nobody wrote that one for them.
 */
export async function respond(
  app: App,
  { id: accountId }: Account,
  id: string,
  response: LineResponse,
): Promise<Affirmation> {
  const answeredAt = app.clock.now()
  return app.database.db.transaction(async (transaction) => {
    const start = await lockStart(transaction, accountId)
    const line = orNotFound(await updateAffirmation(transaction, accountId, id, { response, answeredAt }))
    for (const theme of line.origin === 'own' ? [] : line.themes) {
      await transaction
        .insert(ladderAnswer)
        .values({ accountId, theme, affirmationId: id, level: line.level, response, answeredAt })
        .onConflictDoUpdate({
          target: [ladderAnswer.accountId, ladderAnswer.theme, ladderAnswer.affirmationId],
          set: { response },
        })
      await moveStep(transaction, accountId, theme, start)
    }
    return toAffirmation(line)
  })
}

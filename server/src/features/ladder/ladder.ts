import type { LadderStep, Level, Theme } from '@glimmer/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { LadderAnswer } from '#app.ts'
import type { Database, Executor } from '#database/pool.ts'
import { account } from '#database/tables/accounts.ts'
import { ladderAnswer, ladderStep } from '#database/tables/ladder.ts'
import { climb } from '#writing/ladder/climb.ts'

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

/** Reads all answers of a theme anew: a changed answer thereby moves the step back. */
async function moveStep(db: Executor, accountId: string, theme: Theme, preferred: Level): Promise<void> {
  const answers = await db
    .select({ response: ladderAnswer.response, level: ladderAnswer.level })
    .from(ladderAnswer)
    .where(and(eq(ladderAnswer.accountId, accountId), eq(ladderAnswer.theme, theme)))
    .orderBy(asc(ladderAnswer.answeredAt), asc(ladderAnswer.affirmationId))
  const [step] = await db
    .select({ start: ladderStep.start })
    .from(ladderStep)
    .where(and(eq(ladderStep.accountId, accountId), eq(ladderStep.theme, theme)))
  const start = step?.start ?? preferred
  const level = climb(start, answers)
  await db
    .insert(ladderStep)
    .values({ accountId, theme, start, level })
    .onConflictDoUpdate({ target: [ladderStep.accountId, ladderStep.theme], set: { level } })
}

/** Counts how a line sat with a person, the latest answer only, and moves their step in its themes. */
export async function countAnswer(
  db: Executor,
  accountId: string,
  start: Level,
  { themes, response, ...answer }: LadderAnswer,
): Promise<void> {
  for (const theme of themes) {
    await db
      .insert(ladderAnswer)
      .values({ ...answer, accountId, theme, response })
      .onConflictDoUpdate({
        target: [ladderAnswer.accountId, ladderAnswer.theme, ladderAnswer.affirmationId],
        set: { response },
      })
    await moveStep(db, accountId, theme, start)
  }
}

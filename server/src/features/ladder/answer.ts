import type { Level, Theme } from '@glimmer/contract'
import { and, asc, eq } from 'drizzle-orm'
import type { LadderAnswer } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { ladderAnswer, ladderStep } from '#database/tables/ladder.ts'
import { climb } from '#writing/ladder/climb.ts'

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

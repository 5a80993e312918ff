import type { LadderStep, Level, LineResponse, Theme } from '@glimmer/contract'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database, Executor } from '#database/pool.ts'
import { account } from '#database/tables/accounts.ts'
import { ladderAnswer, ladderStep } from '#database/tables/ladder.ts'
import { climb } from '#writing/ladder/climb.ts'

/** How a line felt, and the themes and ladder step it had. */
interface LadderAnswer {
  affirmationId: string
  themes: readonly Theme[]
  level: Level
  response: LineResponse
  answeredAt: Date
}

/** The steps that earlier answers led to; themes without an answer start at `preferences.level`. */
export const findSteps = ({ db }: Database, accountId: string): Promise<LadderStep[]> =>
  db
    .select({ theme: ladderStep.theme, level: ladderStep.level })
    .from(ladderStep)
    .where(eq(ladderStep.accountId, accountId))
    .orderBy(asc(ladderStep.theme))

/** Starts every theme at `level` and discards earlier answers; does nothing if it is the present level. */
export async function restartLadder({ db }: Database, accountId: string, level: Level): Promise<void> {
  const changed = sql`exists (
    select 1 from ${account} person
    where person.id = ${accountId} and (person.preferences->>'level')::int <> ${level})`
  await db.transaction(async (transaction) => {
    await transaction.delete(ladderAnswer).where(and(eq(ladderAnswer.accountId, accountId), changed))
    await transaction.delete(ladderStep).where(and(eq(ladderStep.accountId, accountId), changed))
  })
}

/** Recalculates the step from all answers to the theme, so that a changed answer can also move it back. */
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

/**
 * Counts how a line felt, the latest answer only, and moves the step of the line's themes. The caller holds the
 * account's lock (lockAccount), so that concurrent answers are counted one after the other; `start` is the level the
 * user prefers.
 */
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

import { desc, eq } from 'drizzle-orm'
import type { Executor } from '#database/pool.ts'
import { age, guardian } from '#database/tables/ages.ts'
import { agreedWordings } from '#safety/agreed-wordings.ts'

export type AgeRow = typeof age.$inferSelect
export type GuardianRow = typeof guardian.$inferSelect

/** How long a question to a parent waits for its answer. */
export const questionDays = 14
/** How long somebody has to take their things along after a no. */
export const closingDays = 30

/** Whether a question was answered with a yes that holds: to what the page says today. */
export const isAgreement = ({ state, wording }: GuardianRow): boolean =>
  state === 'approved' && agreedWordings.includes(wording)

export async function findAge(db: Executor, accountId: string): Promise<AgeRow | undefined> {
  const [row] = await db.select().from(age).where(eq(age.accountId, accountId))
  return row
}

/** The questions to a parent, the latest first. */
export const findQuestions = (db: Executor, accountId: string): Promise<GuardianRow[]> =>
  db.select().from(guardian).where(eq(guardian.accountId, accountId)).orderBy(desc(guardian.askedAt), desc(guardian.id))

/** What a question holds no more once it is answered: whose address it was, and what the child is called. */
export const forgotten = { mail: null, mailHint: null, childName: null, tokenHash: null } as const

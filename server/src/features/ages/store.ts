import { desc, eq } from 'drizzle-orm'
import type { Executor } from '#database/pool.ts'
import { age, guardian } from '#database/tables/ages.ts'
import { agreedWordings } from '#safety/agreed-wordings.ts'

export type AgeRow = typeof age.$inferSelect
export type GuardianRow = typeof guardian.$inferSelect

/** How many days a question to a parent stays open. */
export const questionDays = 14
/** How many days after a refusal the account closes, so that its owner can export their data. */
export const closingDays = 30

/** Whether a question was answered with a yes that is still valid: to a wording that is still accepted. */
export const isAgreement = ({ state, wording }: GuardianRow): boolean =>
  state === 'approved' && agreedWordings.includes(wording)

export async function findAge(db: Executor, accountId: string): Promise<AgeRow | undefined> {
  const [row] = await db.select().from(age).where(eq(age.accountId, accountId))
  return row
}

/** The questions to a parent, latest first. */
export const findQuestions = (db: Executor, accountId: string): Promise<GuardianRow[]> =>
  db.select().from(guardian).where(eq(guardian.accountId, accountId)).orderBy(desc(guardian.askedAt), desc(guardian.id))

/** Fields that are cleared once a question is closed: the guardian's address and the child's name. */
export const clearedFields = { email: null, emailHint: null, childName: null, tokenHash: null } as const

/** Prefix of the keys of an account's jobs about ages, so that they can be deleted with it. */
export const jobKeyPrefix = (accountId: string) => `age ${accountId} `

import type { Age } from '@glimmer/contract'
import { desc, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { age, guardian } from '#database/tables/ages.ts'
import { orNotFound } from '#problem.ts'
import { agreedWordings, standingOf } from '#safety/age-standing.ts'

export type AgeRow = typeof age.$inferSelect
export type GuardianRow = typeof guardian.$inferSelect

/** How many days a question to a parent stays open. */
export const guardianQuestionDays = 14
/** How many days after a refusal the account closes, so that its owner can export their data. */
export const daysUntilClosing = 30

/** Whether a question was answered with a yes that is still valid: to a wording that is still accepted. */
export const isAgreement = ({ state, wording }: GuardianRow): boolean =>
  state === 'approved' && agreedWordings.includes(wording)

export async function findAge(db: Executor, accountId: string): Promise<AgeRow | undefined> {
  const [row] = await db.select().from(age).where(eq(age.accountId, accountId))
  return row
}

/** The questions to a parent, latest first; of those asked at one instant, first the one that replaced the others. */
export const findQuestions = (db: Executor, accountId: string): Promise<GuardianRow[]> =>
  db
    .select()
    .from(guardian)
    .where(eq(guardian.accountId, accountId))
    .orderBy(desc(guardian.askedAt), sql`${guardian.state} = 'superseded'`, desc(guardian.id))

/** Fields that are cleared once a question is closed: the guardian's address and the child's name. */
export const clearedGuardianFields = { email: null, emailHint: null, childName: null, tokenHash: null } as const

/** Prefix of the keys of an account's jobs about ages, so that they can be deleted with it. */
export const ageJobKeyPrefix = (accountId: string) => `age ${accountId} `

/**
 * The outcome of a question as the teen may see it. That the recipient does not know them is hidden: the question looks
 * open, and then expired.
 */
function toGuardian(question: GuardianRow, now: Date): Age['guardian'] {
  const { emailHint, askedAt, expiresAt } = question
  if (question.state === 'superseded') return null
  const state = question.state === 'approved' && !isAgreement(question) ? 'outdated' : question.state
  const waits = state === 'asked' || state === 'stranger'
  return {
    state: waits ? (expiresAt <= now ? 'expired' : 'asked') : state,
    mail: waits && expiresAt > now ? emailHint : null,
    askedAt: askedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  }
}

/** A user's stated age, and the outcome of asking a parent. Null until they have answered. */
export async function readAge(app: App, accountId: string): Promise<Age | null> {
  const row = await findAge(app.database.db, accountId)
  if (!row) return null
  const [latest] = row.band === 'teen' ? await findQuestions(app.database.db, accountId) : []
  const standing = standingOf({ ...row, isAgreed: latest !== undefined && isAgreement(latest) }, app)
  const isAdult = standing === 'adult'
  return {
    band: isAdult ? 'adult' : 'teen',
    adultOn: isAdult ? null : row.adultOn,
    hasAccess: standing !== 'waiting',
    closesOn: isAdult ? null : row.closesOn,
    turnedAdultOn: row.turnedAdultOn ?? (isAdult ? row.adultOn : null),
    guardian: latest && !isAdult ? toGuardian(latest, app.clock.now()) : null,
  }
}

/** The age of a user who has stated it. Throws `not_found`. */
export const readStatedAge = async (app: App, accountId: string): Promise<Age> =>
  orNotFound(await readAge(app, accountId))

import type { User } from '@glimmer/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { tierUnder } from '#config/payments.ts'
import type { Database } from '#database/pool.ts'
import { prepareOnce } from '#database/prepare-once.ts'
import { account } from '#database/tables/accounts.ts'
import { age } from '#database/tables/ages.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'
import { ageColumns, standingOf } from '#safety/age-standing.ts'

export type AccountRow = typeof account.$inferSelect

/** The username of an account whose name is unknown. */
export const nameless = 'User'

/** A row as its owner sees it: with every column but those that say how the app works with it. */
export function toUser({ config }: App, row: AccountRow): User {
  const {
    id,
    issuer,
    subject,
    emailVerified,
    emailCheckedAt,
    emailAsOf,
    sessionsEndedAt,
    updatedAt,
    tier,
    subscriptionStatus,
    ...profile
  } = row
  return {
    ...profile,
    _id: id,
    oidcId: subject,
    createdAt: row.createdAt.toISOString(),
    subscription: { tier: tierUnder(config.payments, tier), status: subscriptionStatus },
  }
}

export async function findUser({ db }: Database, id: string): Promise<AccountRow | undefined> {
  const [row] = await db.select().from(account).where(eq(account.id, id))
  return row
}

export async function updateUser({ database, clock }: App, id: string, change: Partial<AccountRow>) {
  const [row] = await database.db
    .update(account)
    .set({ ...change, updatedAt: clock.now() })
    .where(eq(account.id, id))
    .returning()
  return row
}

const byIdentity = prepareOnce((db) =>
  db
    .select({ id: account.id, tier: account.tier, sessionsEndedAt: account.sessionsEndedAt, age: ageColumns })
    .from(account)
    .leftJoin(age, eq(age.accountId, account.id))
    .where(and(eq(account.issuer, sql.placeholder('issuer')), eq(account.subject, sql.placeholder('subject'))))
    .prepare('account_by_identity'),
)

/**
 * The account that a verified token belongs to; read on every request, so that a changed plan or a parent's answer
 * takes effect immediately. Throws `unauthenticated` for a token from before the account's sessions were ended.
 */
export async function findAccount(
  app: App,
  { issuer, subject, issuedAt = Number.POSITIVE_INFINITY }: Pick<Subject, 'issuer' | 'subject' | 'issuedAt'>,
): Promise<Account | undefined> {
  const [row] = await byIdentity(app.database.db).execute({ issuer, subject })
  if (!row) return undefined
  if (row.sessionsEndedAt && issuedAt < Math.floor(row.sessionsEndedAt.getTime() / 1000))
    throw new Problem('unauthenticated')
  return { id: row.id, tier: tierUnder(app.config.payments, row.tier), age: standingOf(row.age, app) }
}

/**
 * Sets an address that the identity provider has proven since, and raises `emailChanged`. Tokens from before no longer
 * say what the address is.
 */
export const changeEmail = (app: App, accountId: string, email: string): Promise<void> =>
  app.database.db.transaction(async (transaction) => {
    const now = app.clock.now()
    await transaction
      .update(account)
      .set({ email, emailVerified: true, emailCheckedAt: now, emailAsOf: new Date(), updatedAt: now })
      .where(eq(account.id, accountId))
    await app.raise('emailChanged', { accountId, transaction })
  })

/** Notes that sessions were ended at the identity provider: access tokens from before no longer count. */
export const endTokens = async ({ database: { db } }: App, accountId: string, endedAt: Date): Promise<void> => {
  const isLater = sql`(${account.sessionsEndedAt} is null or ${account.sessionsEndedAt} < ${endedAt.toISOString()})`
  await db
    .update(account)
    .set({ sessionsEndedAt: endedAt })
    .where(and(eq(account.id, accountId), isLater))
}

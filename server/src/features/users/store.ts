import type { User } from '@glimmer/contract'
import { and, eq, gt, lte } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Database } from '#database/pool.ts'
import { account, deletedIdentity } from '#database/tables/accounts.ts'
import type { Subject } from '#ports/identity.ts'

export type AccountRow = typeof account.$inferSelect

/** A row as the person's own user record. */
export const toUser = (row: AccountRow, provider: 'oidc' | 'clerk'): User => ({
  _id: row.id,
  [`${provider}Id`]: row.subject,
  email: row.email,
  username: row.username,
  firstName: row.firstName,
  lastName: row.lastName,
  imageUrl: row.imageUrl,
  avatar: row.avatar,
  imagePath: row.imagePath,
  preferences: row.preferences,
  createdAt: row.createdAt.toISOString(),
  subscription: { tier: row.tier, status: row.subscriptionStatus },
})

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

/**
 * How long a tombstone stands, in milliseconds: longer than any token the app takes lives (24 hours). Afterwards a
 * person of a foreign provider may begin again with the same sign-in.
 */
const tombstoneMs = 25 * 3_600_000

const tombstonesSince = (clock: App['clock']) => new Date(clock.now().getTime() - tombstoneMs)

/** Whether this person deleted their account a short while ago: their tokens outlive it, and must not bring it back. */
export async function isDeleted({ database, clock }: App, { issuer, subject }: Subject): Promise<boolean> {
  const found = await database.db
    .select({ at: deletedIdentity.deletedAt })
    .from(deletedIdentity)
    .where(
      and(
        eq(deletedIdentity.issuer, issuer),
        eq(deletedIdentity.subject, subject),
        gt(deletedIdentity.deletedAt, tombstonesSince(clock)),
      ),
    )
  return found.length > 0
}

/** Removes the tombstones that count no more: nothing is left of a deletion then. */
export async function sweepTombstones({ database, clock }: App): Promise<void> {
  await database.db.delete(deletedIdentity).where(lte(deletedIdentity.deletedAt, tombstonesSince(clock)))
}

import { and, eq, gt } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { deletedIdentity } from '#database/tables/accounts.ts'
import type { Subject } from '#ports/identity.ts'
import { hourMs } from '#time/durations.ts'

/**
 * How long a deleted sign-in is remembered: longer than the 24 hours that any access token may live. After that, a user
 * of an external provider may sign up again with the same sign-in.
 */
const tombstoneMs = 25 * hourMs

const tombstonesSince = (clock: App['clock']) => new Date(clock.now().getTime() - tombstoneMs)

/**
 * Whether this account was deleted within the last 25 hours: its tokens may still be valid, and must not recreate it.
 */
export async function isDeleted(
  { database, clock }: App,
  { issuer, subject }: Subject,
  on: Executor = database.db,
): Promise<boolean> {
  const rows = await on
    .select({ at: deletedIdentity.deletedAt })
    .from(deletedIdentity)
    .where(
      and(
        eq(deletedIdentity.issuer, issuer),
        eq(deletedIdentity.subject, subject),
        gt(deletedIdentity.deletedAt, tombstonesSince(clock)),
      ),
    )
  return rows.length > 0
}

/** Leaves a tombstone for a sign-in, in the transaction that deletes its account. */
export async function addTombstone(
  transaction: Executor,
  { issuer, subject }: Pick<Subject, 'issuer' | 'subject'>,
  deletedAt: Date,
): Promise<void> {
  await transaction
    .insert(deletedIdentity)
    .values({ issuer, subject, deletedAt })
    .onConflictDoUpdate({ target: [deletedIdentity.issuer, deletedIdentity.subject], set: { deletedAt } })
}

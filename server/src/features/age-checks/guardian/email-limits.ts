import { and, eq, gt, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { guardianEmailLimit } from '#database/tables/ages.ts'
import { dayMs } from '#time/durations.ts'

/** The most mails sent to one address in a day, across all accounts. */
const maxPerDay = 3
const blockedDays = 365

const dayOf = ({ clock }: App) => clock.now().toISOString().slice(0, 10)

/**
 * Counts a mail to a person without an account, and returns whether it may be sent. One statement, so that concurrent
 * calls cannot exceed the limit.
 */
export async function countGuardianEmail(app: App, emailHash: Buffer): Promise<boolean> {
  const [counted] = await app.database.db
    .insert(guardianEmailLimit)
    .values({ emailHash, day: dayOf(app), sent: 1 })
    .onConflictDoUpdate({
      target: [guardianEmailLimit.emailHash, guardianEmailLimit.day],
      set: { sent: sql`${guardianEmailLimit.sent} + 1` },
    })
    .returning({ sent: guardianEmailLimit.sent })
  return (counted?.sent ?? 0) <= maxPerDay
}

/** Sends nothing to an address for a year. */
export async function blockMailbox(app: App, emailHash: Buffer): Promise<void> {
  const blockedUntil = new Date(app.clock.now().getTime() + blockedDays * dayMs)
  await app.database.db
    .insert(guardianEmailLimit)
    .values({ emailHash, day: dayOf(app), blockedUntil })
    .onConflictDoUpdate({ target: [guardianEmailLimit.emailHash, guardianEmailLimit.day], set: { blockedUntil } })
}

export async function isBlocked({ database, clock }: App, emailHash: Buffer): Promise<boolean> {
  const rows = await database.db
    .select({ day: guardianEmailLimit.day })
    .from(guardianEmailLimit)
    .where(and(eq(guardianEmailLimit.emailHash, emailHash), gt(guardianEmailLimit.blockedUntil, clock.now())))
    .limit(1)
  return rows.length > 0
}

import { and, eq, gt, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { guardianMail } from '#database/tables/ages.ts'
import { dayMs } from '#time/durations.ts'

/** The most mails sent to one address in a day, across all accounts. */
const mostADay = 3
const blockedDays = 365

const dayOf = ({ clock }: App) => clock.now().toISOString().slice(0, 10)

/**
 * Counts a mail to a person without an account, and returns whether it may be sent. One statement, so that concurrent
 * calls cannot exceed the limit.
 */
export async function countGuardianEmail(app: App, mailHash: Buffer): Promise<boolean> {
  const [counted] = await app.database.db
    .insert(guardianMail)
    .values({ mailHash, day: dayOf(app), sent: 1 })
    .onConflictDoUpdate({
      target: [guardianMail.mailHash, guardianMail.day],
      set: { sent: sql`${guardianMail.sent} + 1` },
    })
    .returning({ sent: guardianMail.sent })
  return (counted?.sent ?? 0) <= mostADay
}

/** Sends nothing to an address for a year. */
export async function blockMailbox(app: App, mailHash: Buffer): Promise<void> {
  const blockedUntil = new Date(app.clock.now().getTime() + blockedDays * dayMs)
  await app.database.db
    .insert(guardianMail)
    .values({ mailHash, day: dayOf(app), blockedUntil })
    .onConflictDoUpdate({ target: [guardianMail.mailHash, guardianMail.day], set: { blockedUntil } })
}

export async function isBlocked({ database, clock }: App, mailHash: Buffer): Promise<boolean> {
  const rows = await database.db
    .select({ day: guardianMail.day })
    .from(guardianMail)
    .where(and(eq(guardianMail.mailHash, mailHash), gt(guardianMail.blockedUntil, clock.now())))
    .limit(1)
  return rows.length > 0
}

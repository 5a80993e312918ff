import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { reminder, reminderWayOut } from '#database/tables/reminders.ts'

const year = 365 * 86_400_000
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** A word that stops one person's reminders and tells nothing of them. It works for a year. */
export async function makeWayOut({ database, clock }: App, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const createdAt = clock.now()
  const old = new Date(createdAt.getTime() - year)
  await database.db
    .delete(reminderWayOut)
    .where(and(eq(reminderWayOut.accountId, accountId), lt(reminderWayOut.createdAt, old)))
  await database.db.insert(reminderWayOut).values({ tokenHash: hashOf(token), accountId, createdAt })
  return token
}

/** Stops the reminders of whoever the word was made for; again is fine. Answers whether the word is one of ours. */
export async function takeWayOut({ database }: App, token: string): Promise<boolean> {
  const [found] = await database.db
    .select({ accountId: reminderWayOut.accountId })
    .from(reminderWayOut)
    .where(eq(reminderWayOut.tokenHash, hashOf(token)))
  if (!found) return false
  const off = sql`${reminder.settings} || '{"enabled": false}'::jsonb`
  await database.db
    .update(reminder)
    .set({ settings: off as never, nextDueAt: null })
    .where(eq(reminder.accountId, found.accountId))
  return true
}

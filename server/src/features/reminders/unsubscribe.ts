import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import type { App } from '#app.ts'
import { unsubscribeToken } from '#database/tables/reminders.ts'
import { dayMs } from '#time/durations.ts'
import { turnOff } from './settings.ts'

const tokenLifeMs = 365 * dayMs
const hashOf = (token: string) => createHash('sha256').update(token).digest()

/** A token that stops one person's reminders and tells nothing of them. It works for a year. */
export async function makeUnsubscribeToken({ database, clock }: App, accountId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const createdAt = clock.now()
  const old = new Date(createdAt.getTime() - tokenLifeMs)
  await database.db
    .delete(unsubscribeToken)
    .where(and(eq(unsubscribeToken.accountId, accountId), lt(unsubscribeToken.createdAt, old)))
  await database.db.insert(unsubscribeToken).values({ tokenHash: hashOf(token), accountId, createdAt })
  return token
}

/** Stops the reminders of whoever the token was made for; again is fine. Answers whether the token is one of ours. */
export async function unsubscribe(app: App, token: string): Promise<boolean> {
  const [found] = await app.database.db
    .select({ accountId: unsubscribeToken.accountId })
    .from(unsubscribeToken)
    .where(eq(unsubscribeToken.tokenHash, hashOf(token)))
  if (!found) return false
  await turnOff(app, found.accountId)
  return true
}

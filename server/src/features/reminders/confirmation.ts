import { hashToken, newToken } from '@glimmer/lib/tokens'
import { and, eq, gte, lt } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { reminder, reminderConfirmation } from '#database/tables/reminders.ts'
import { countEmail } from '#mail/limit-mail.ts'
import { orNotFound, Problem } from '#problem.ts'
import { dayMs, minuteMs } from '#time/durations.ts'
import { confirmationFor } from './messages.ts'
import { passesThrottle } from './throttle.ts'

const linkLifeMs = 7 * dayMs

async function mailLink(app: App, accountId: string, email: string): Promise<boolean> {
  if (!(await countEmail(app.database, app.clock, email, 'confirmation'))) return false
  const token = newToken()
  const createdAt = app.clock.now()
  const old = new Date(createdAt.getTime() - linkLifeMs)
  await app.database.db.delete(reminderConfirmation).where(lt(reminderConfirmation.createdAt, old))
  await app.database.db
    .insert(reminderConfirmation)
    .values({ tokenHash: hashToken(token), accountId, email, createdAt })
  try {
    await app.mailer.send({ ...confirmationFor(email, app.config, token), accountId })
    return true
  } catch (err) {
    app.log.warn({ err }, 'a confirmation could not be mailed')
    return false
  }
}

/**
 * Mails the owner of an address a link that allows reminders to it: the address is what a browser claimed, and may be a
 * stranger's. At most once a day; if the mailer fails, the user can request the link again.
 */
export async function askOnce(app: App, accountId: string, email: string): Promise<void> {
  if (await passesThrottle(app, accountId, 'confirmationSentAt', dayMs)) await mailLink(app, accountId, email)
}

/**
 * Mails the link again at the user's request, at most once a minute. Throws `no_email`, `rate_limited`,
 * `reminder_not_sent`.
 */
export async function askToConfirm(app: App, { id }: Account): Promise<undefined> {
  const [row] = await app.database.db.select({ email: account.email }).from(account).where(eq(account.id, id))
  const { email } = orNotFound(row)
  if (!email) throw new Problem('no_email')
  if (!(await passesThrottle(app, id, 'confirmationSentAt', minuteMs)))
    throw new Problem('rate_limited', 'One is on its way. You can have another in a minute.')
  if (!(await mailLink(app, id, email))) throw new Problem('reminder_not_sent')
}

/**
 * Confirms the address the link was mailed to; repeating it is fine. Returns whether the link is valid: ours, and at
 * most a week old.
 */
export async function confirmAddress({ database, clock }: App, token: string): Promise<boolean> {
  const young = gte(reminderConfirmation.createdAt, new Date(clock.now().getTime() - linkLifeMs))
  const [row] = await database.db
    .select()
    .from(reminderConfirmation)
    .where(and(eq(reminderConfirmation.tokenHash, hashToken(token)), young))
  if (!row) return false
  const { accountId, email } = row
  await database.db.update(reminder).set({ confirmedEmail: email }).where(eq(reminder.accountId, accountId))
  return true
}

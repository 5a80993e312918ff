import { and, eq, isNotNull, isNull, lte } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { billingNotice } from '#database/tables/subscriptions.ts'
import { emailFor } from './notice-emails.ts'

const batch = 100

/** Sends the notices that are due. One that the mailer did not take waits for the next round; the others go. */
export async function sendNotices({ database, clock, mailer, config, log }: App): Promise<void> {
  const due = await database.db
    .select({ notice: billingNotice, to: account.email })
    .from(billingNotice)
    .innerJoin(account, eq(account.id, billingNotice.accountId))
    .where(and(isNull(billingNotice.sentAt), lte(billingNotice.dueAt, clock.now()), isNotNull(account.email)))
    .orderBy(billingNotice.dueAt)
    .limit(batch)
  for (const { notice, to } of due)
    try {
      await mailer.send(emailFor(notice, to ?? '', config.publicUrl))
      await database.db.update(billingNotice).set({ sentAt: clock.now() }).where(eq(billingNotice.id, notice.id))
    } catch (err) {
      log.warn({ err, kind: notice.kind }, 'a notice could not be sent')
    }
}

import { and, eq, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { account } from '#database/tables/accounts.ts'
import { billingNotice } from '#database/tables/subscriptions.ts'
import { dayMs } from '#time/durations.ts'
import { endsHalfAYear } from './half-year.ts'
import { emailFor } from './notice-emails.ts'
import type { Live, Projection } from './projection.ts'

const trialLeadMs = 3 * dayMs
const renewalLeadMs = 7 * dayMs

type Notice = { kind: (typeof billingNotice.$inferSelect)['kind']; dueAt: Date }

/**
 * The mail this state asks for: an end is confirmed at once (within 24 hours by law), a trial's first payment and each
 * renewal that ends a half-year of the person's own are announced. One of a kind for each period end. `live` is the
 * subscription that the state was read from.
 */
export function noticesFor(next: Projection, live: Live | undefined, now: Date): Notice[] {
  const { currentPeriodEnd: end } = next
  if (!end || !live) return []
  if (next.cancelAtPeriodEnd) return [{ kind: 'ending', dueAt: now }]
  const before = (leadMs: number) => new Date(Math.max(now.getTime(), end.getTime() - leadMs))
  if (next.trialEnd) return [{ kind: 'trial_ending', dueAt: before(trialLeadMs) }]
  return endsHalfAYear(live.startedAt, live.currentPeriodStart, end)
    ? [{ kind: 'renewal', dueAt: before(renewalLeadMs) }]
    : []
}

/** What was planned for another state is withdrawn; an end taken back is confirmed again, should it be decided again. */
const withdraw = (accountId: string, kinds: string[], periodEnd: Date | null) => sql`
  delete from billing_notice
  where account_id = ${accountId}
    and not (kind = any(${sql.param(kinds)}::text[]) and period_end is not distinct from ${periodEnd})
    and case when kind = 'ending' then ${periodEnd}::timestamptz is not null else sent_at is null end`

/** Makes the notices those of this state; one that is there already stays as it is. */
export async function updateNotices(
  app: App,
  transaction: Executor,
  accountId: string,
  next: Projection,
  live: Live | undefined,
) {
  const { currentPeriodEnd: periodEnd, tier } = next
  const notices = noticesFor(next, live, app.clock.now())
  await transaction.execute(
    withdraw(
      accountId,
      notices.map(({ kind }) => kind),
      periodEnd,
    ),
  )
  if (!periodEnd || notices.length === 0) return
  await transaction
    .insert(billingNotice)
    .values(notices.map((notice) => ({ id: app.newId(), accountId, periodEnd, tier, ...notice })))
    .onConflictDoNothing()
  if (next.cancelAtPeriodEnd) await app.jobs.add({ name: 'send-notices', key: 'send-notices' }, transaction)
}

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
      await mailer.send(emailFor(notice, to ?? '', config))
      await database.db.update(billingNotice).set({ sentAt: clock.now() }).where(eq(billingNotice.id, notice.id))
    } catch (err) {
      log.warn({ err, kind: notice.kind }, 'a notice could not be sent')
    }
}

import { and, eq, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { provenEmail } from '#database/proven-email.ts'
import { account } from '#database/tables/accounts.ts'
import { billingNotice } from '#database/tables/subscriptions.ts'
import { dayMs, hourMs } from '#time/durations.ts'
import { monthsAfter } from '#time/months.ts'
import { emailFor } from './notice-emails.ts'
import type { EntitlingSubscription, Projection } from './projection.ts'

const trialLeadMs = 3 * dayMs
const renewalLeadMs = 7 * dayMs

type Notice = { kind: (typeof billingNotice.$inferSelect)['kind']; dueAt: Date }

/** How many half-years have passed since the subscription started; the first ends six months after. */
function halfYears(startedAt: Date, at: Date): number {
  let passed = 0
  while (monthsAfter(startedAt, 6 * (passed + 1)) <= at) passed++
  return passed
}

/**
 * Whether a half-year of this subscription ends within the period, or with it: then the renewal at the period's end is
 * the one to announce. A trial shifts the periods relative to the half-years; still one renewal in six is found.
 */
export const endsHalfAYear = (startedAt: Date, periodStart: Date, periodEnd: Date): boolean =>
  halfYears(startedAt, periodEnd) > halfYears(startedAt, periodStart)

/**
 * The notices that this state requires: an end is confirmed immediately (the law says within 24 hours); a trial's first
 * payment and each renewal that ends a half-year of the subscription are announced. One of each kind for a period end.
 * `live` is the subscription that the state was read from.
 */
export function noticesFor(next: Projection, live: EntitlingSubscription | undefined, now: Date): Notice[] {
  const { currentPeriodEnd: end } = next
  if (!end || !live) return []
  if (next.cancelAtPeriodEnd) return [{ kind: 'ending', dueAt: now }]
  const before = (leadMs: number) => new Date(Math.max(now.getTime(), end.getTime() - leadMs))
  if (next.trialEnd) return [{ kind: 'trial_ending', dueAt: before(trialLeadMs) }]
  return endsHalfAYear(live.startedAt, live.currentPeriodStart, end)
    ? [{ kind: 'renewal', dueAt: before(renewalLeadMs) }]
    : []
}

/**
 * Deletes notices that were planned for another state. The confirmation of an end is deleted even if it was sent, so
 * that an end that is undone and decided again is confirmed again.
 */
const withdraw = (accountId: string, kinds: string[], periodEnd: Date | null) => sql`
  delete from billing_notice
  where account_id = ${accountId}
    and not (kind = any(${sql.param(kinds)}::text[]) and period_end is not distinct from ${periodEnd})
    and case when kind = 'ending' then ${periodEnd}::timestamptz is not null else sent_at is null end`

/** Replaces the account's notices by those of this state; existing ones are not changed. */
export async function updateNotices(
  app: App,
  transaction: Executor,
  accountId: string,
  next: Projection,
  live: EntitlingSubscription | undefined,
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
/** A claim this old belongs to a process that died: the law makes a second notice better than none. */
const claimLastsMs = hourMs

/** Claims the notices that are due, so that only one worker sends them. Only to proven addresses; the others wait. */
async function claimDue({ database, clock }: App) {
  const now = clock.now()
  const free = or(isNull(billingNotice.claimedAt), lte(billingNotice.claimedAt, new Date(now.getTime() - claimLastsMs)))
  const due = database.db
    .select({ id: billingNotice.id })
    .from(billingNotice)
    .innerJoin(account, eq(account.id, billingNotice.accountId))
    .where(and(isNull(billingNotice.sentAt), lte(billingNotice.dueAt, now), free, provenEmail(account)))
    .orderBy(billingNotice.dueAt)
    .limit(batch)
    .for('update', { of: billingNotice, skipLocked: true })
  return database.db
    .update(billingNotice)
    .set({ claimedAt: now })
    .from(account)
    .where(and(inArray(billingNotice.id, due), eq(account.id, billingNotice.accountId)))
    .returning({ notice: billingNotice, to: account.email })
}

/** Sends the notices that are due. One that the mailer refuses waits for the next round; the others are sent. */
export async function sendNotices(app: App): Promise<void> {
  const { database, clock, mailer, config, log } = app
  for (const { notice, to } of await claimDue(app)) {
    const mine = eq(billingNotice.id, notice.id)
    try {
      await mailer.send({ ...emailFor(notice, to ?? '', config), accountId: notice.accountId })
    } catch (err) {
      log.warn({ err, kind: notice.kind }, 'a notice could not be sent')
      await database.db.update(billingNotice).set({ claimedAt: null }).where(mine)
      continue
    }
    await database.db.update(billingNotice).set({ sentAt: clock.now() }).where(mine)
  }
}

import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { checkout } from '#database/tables/subscriptions.ts'
import type { PaidTier } from '#ports/payments.ts'
import { ensureCustomer } from './store.ts'

/** A complete command: every parameter of every call, fixed before the first call is made. */
export type Order =
  | { kind: 'subscribe'; tier: PaidTier; trialDays: number; expires: string | null }
  | { kind: 'upgrade'; tier: PaidTier; subscription: string; prorationDate: string; undo: Undo }
  | { kind: 'downgrade'; tier: PaidTier; subscription: string; undo: Undo }
  | { kind: 'cancel'; tier: 'free'; subscription: string; undo: Undo }
  | { kind: 'undo'; tier: PaidTier; subscription: string; undo: Undo }
  | { kind: 'end'; tier: 'free'; customer: string; subscriptions: string[]; expires: string | null }
  | { kind: 'end-with-refund'; tier: 'free'; customer: string; subscriptions: string[]; expires: string | null }

/** Changes scheduled for the period's end, which are undone first: the provider refuses to combine the two. */
export interface Undo {
  schedule: string | null
  cancel: boolean
}

export type Outcome = { kind: 'checkout'; sessionId: string; url: string; expiresAt: string } | { kind: 'changed' }

type Of<K extends Order['kind']> = Extract<Order, { kind: K }>
/** Makes the provider calls with keys derived from `key`: the same order with the same key is done once. */
type Run<K extends Order['kind']> = (app: App, key: string, order: Of<K>, accountId: string) => Promise<Outcome>

const changed: Outcome = { kind: 'changed' }

async function undoScheduled({ payments }: App, key: string, subscription: string, { schedule, cancel }: Undo) {
  if (schedule) await payments.releaseSchedule(schedule, `${key}:release`)
  if (cancel) await payments.setCancelAtPeriodEnd(subscription, false, `${key}:keep`)
}

const runs: { [K in Order['kind']]: Run<K> } = {
  async subscribe(app, key, { tier, trialDays, expires }, accountId) {
    const { payments, database, config } = app
    const customer = await ensureCustomer(app, accountId)
    if (expires) {
      await payments.expireCheckout(expires, `${key}:expire`)
      await database.db.update(checkout).set({ state: 'done' }).where(eq(checkout.sessionId, expires))
    }
    const opened = await payments.openCheckout(
      {
        customer,
        accountId,
        tier,
        trialDays,
        successUrl: `${config.publicUrl}/subscription/success?session_id={CHECKOUT_SESSION_ID}`,
        cancelUrl: `${config.publicUrl}/subscription/cancel`,
      },
      `${key}:checkout`,
    )
    const { id: sessionId, url, expiresAt } = opened
    await database.db
      .insert(checkout)
      .values({ sessionId, accountId, tier, trialDays, url, state: 'open', expiresAt })
      .onConflictDoNothing()
    return { kind: 'checkout', sessionId, url, expiresAt: expiresAt.toISOString() }
  },
  async upgrade(app, key, { subscription, tier, prorationDate, undo }) {
    await undoScheduled(app, key, subscription, undo)
    await app.payments.changeNow(subscription, tier, new Date(prorationDate), `${key}:change`)
    return changed
  },
  async downgrade(app, key, { subscription, tier, undo }) {
    await undoScheduled(app, key, subscription, undo)
    await app.payments.scheduleChange(subscription, tier, `${key}:later`)
    return changed
  },
  async cancel(app, key, { subscription, undo }) {
    await undoScheduled(app, key, subscription, undo)
    await app.payments.setCancelAtPeriodEnd(subscription, true, `${key}:cancel`)
    return changed
  },
  async undo(app, key, { subscription, undo }) {
    await undoScheduled(app, key, subscription, undo)
    return changed
  },
  async end({ payments }, key, { customer, subscriptions, expires }) {
    if (expires) await payments.expireCheckout(expires, `${key}:expire`)
    for (const id of subscriptions) await payments.cancelNow(id, `${key}:end:${id}`)
    await payments.deleteCustomer(customer)
    return changed
  },
  // Refunds first: if this is interrupted, the plan still exists and can be found again.
  async 'end-with-refund'({ payments }, key, { customer, subscriptions, expires }) {
    if (expires) await payments.expireCheckout(expires, `${key}:expire`)
    for (const id of subscriptions) {
      await payments.refundLast(customer, id, `${key}:refund:${id}`)
      await payments.cancelNow(id, `${key}:end:${id}`)
    }
    return changed
  },
}

/** Carries an order out. Throws PaymentsRefused or PaymentsUnavailable. */
export function execute<K extends Order['kind']>(
  app: App,
  id: string,
  accountId: string,
  order: Of<K>,
): Promise<Outcome> {
  const run: Run<K> = runs[order.kind as K]
  return run(app, `command:${id}`, order, accountId)
}

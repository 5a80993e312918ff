import { eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { billingAccount, checkout } from '#database/tables/subscriptions.ts'
import type { ProviderSubscription } from '#ports/payments.ts'
import { tierWith } from './granted-plan.ts'
import { updateNotices } from './notices.ts'
import { type EntitlingSubscription, liveOf, type Projection, project } from './projection.ts'

/**
 * Takes the next reading number of this customer before the provider is asked: of two readings, the higher number is
 * newer.
 */
async function takeReadingNumber({ database }: App, customer: string) {
  const [turn] = await database.db
    .update(billingAccount)
    .set({ requestedReading: sql`${billingAccount.requestedReading} + 1` })
    .where(eq(billingAccount.customerId, customer))
    .returning({ accountId: billingAccount.accountId, seq: billingAccount.requestedReading })
  return turn
}

/**
 * Two windows can pay for two subscriptions at once: the older one stays, the others are fully refunded and ended. The
 * refund comes first: if this is interrupted, the live subscription can still be found, and the idempotency keys
 * prevent doing either twice.
 */
async function endDoubles({ payments, log }: App, customer: string, doubles: EntitlingSubscription[]) {
  for (const { id } of doubles) {
    log.warn({ subscription: id }, 'a second subscription was paid for: refunding and ending it')
    await payments.refundAll(customer, id, `double:${id}:refund`)
    await payments.cancelNow(id, `double:${id}:end`)
  }
}

async function readProvider(app: App, customer: string): Promise<ProviderSubscription[]> {
  const subscriptions = await app.payments.snapshot(customer)
  const [, ...doubles] = liveOf(subscriptions)
  if (doubles.length === 0) return subscriptions
  await endDoubles(app, customer, doubles)
  return app.payments.snapshot(customer)
}

/**
 * Stores what the provider reported, unless a later reading was stored already. One transaction with the tables that
 * the app reads.
 */
async function apply(
  app: App,
  turn: { accountId: string; seq: number },
  next: Projection,
  subscriptions: ProviderSubscription[],
) {
  const now = app.clock.now()
  const usedTrial = subscriptions.some(({ trialEnd }) => trialEnd !== null)
  const { tier: paid, status, ...rest } = next
  await app.database.db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(billingAccount)
      .where(eq(billingAccount.accountId, turn.accountId))
      .for('update')
    if (!before || before.appliedReading >= turn.seq) return
    await transaction
      .update(billingAccount)
      .set({
        ...rest,
        appliedReading: turn.seq,
        checkedAt: now,
        ...(usedTrial && !before.trialUsedAt && { trialUsedAt: now }),
      })
      .where(eq(billingAccount.accountId, turn.accountId))
    const tier = await tierWith(transaction, turn.accountId, paid)
    await transaction.update(account).set({ tier, subscriptionStatus: status }).where(eq(account.id, turn.accountId))
    await updateNotices(app, transaction, turn.accountId, next, liveOf(subscriptions)[0])
  })
}

/** Closes open checkouts of an account that has a plan: they could only be paid by mistake. */
async function closeCheckouts({ database, payments }: App, accountId: string) {
  const open = await database.db
    .select({ id: checkout.sessionId })
    .from(checkout)
    .where(sql`${checkout.accountId} = ${accountId} and ${checkout.state} = 'open'`)
  for (const { id } of open) {
    await payments.expireCheckout(id, `expire:${id}`)
    await database.db.update(checkout).set({ state: 'done' }).where(eq(checkout.sessionId, id))
  }
}

/**
 * Reads a customer's subscriptions from the provider and stores the resulting plan. The state converges however often,
 * in whatever order and however concurrently it is called, because only the provider's present answer is used. Returns
 * the subscription in force; undefined without one, or for an unknown customer (of a deleted account). Throws
 * PaymentsUnavailable, in which case nothing changes.
 */
export async function syncCustomer(app: App, customer: string): Promise<EntitlingSubscription | undefined> {
  const turn = await takeReadingNumber(app, customer)
  if (!turn) return undefined
  const subscriptions = await readProvider(app, customer)
  const next = project(subscriptions)
  const [live] = liveOf(subscriptions)
  if (live) await closeCheckouts(app, turn.accountId)
  if (!next) {
    app.log.error({ customer }, 'the payment provider answered something unknown: the plan stays as it was')
    return live
  }
  await apply(app, turn, next, subscriptions)
  return live
}

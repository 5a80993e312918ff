import type { PlanOffer, Subscription } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { tierUnder } from '#config/payments.ts'
import { orNotFound } from '#problem.ts'
import { voicesByPlan } from '../speech/index.ts'
import { type BillingRow, findBilling } from './store.ts'
import { syncCustomer } from './sync-customer.ts'

const orNull = (date: Date | null | undefined) => date?.toISOString() ?? null

/** How many trial days a new plan would begin with: a trial is available once per account. */
export const trialDaysFor = (app: App, billing: Pick<BillingRow, 'trialUsedAt'> | null) =>
  billing?.trialUsedAt ? 0 : app.config.trialDays

/** The plan from our own copy, without asking the provider. */
export async function readSubscription(app: App, accountId: string): Promise<Subscription> {
  const { tier, status, billing } = orNotFound(await findBilling(app, accountId))
  const trialDays = trialDaysFor(app, billing)
  return {
    tier: tierUnder(app.config.payments, tier),
    status,
    currentPeriodEnd: orNull(billing?.currentPeriodEnd),
    cancelAtPeriodEnd: billing?.cancelAtPeriodEnd ?? false,
    scheduledTier: billing?.scheduledTier ?? null,
    scheduledAt: orNull(billing?.scheduledAt),
    trialEnd: orNull(billing?.trialEnd),
    paymentIssue: billing?.paymentIssue ?? 'none',
    pendingTier: billing?.pendingTier ?? null,
    payUrl: billing?.payUrl ?? null,
    trialAvailable: trialDays > 0,
    trialDays,
  }
}

/**
 * The plan, read again from the provider if a period has ended or a payment is pending; an unreachable provider changes
 * nothing.
 */
export async function readCurrent(app: App, { id }: Account): Promise<Subscription> {
  const billing = (await findBilling(app, id))?.billing
  const isStale =
    billing && (billing.payUrl || (billing.currentPeriodEnd && billing.currentPeriodEnd <= app.clock.now()))
  if (isStale)
    await syncCustomer(app, billing.customerId).catch((err: unknown) =>
      app.log.warn({ err }, 'a plan could not be looked up'),
    )
  return readSubscription(app, id)
}

/** The plans that this installation offers. If the voices cannot be reached, they are left out. */
export async function readOffer(app: App): Promise<PlanOffer> {
  const { payments, trialDays } = app.config
  const voices = await voicesByPlan(app).catch((err: unknown) => {
    app.log.warn({ err }, 'the voices could not be listed')
    return []
  })
  const isSold = payments.kind !== 'none'
  return { trialDays: isSold ? trialDays : 0, everybodyHas: isSold ? null : payments.tier, voices }
}

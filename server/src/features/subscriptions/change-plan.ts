import type { CreateSubscription, Subscription, SubscriptionChange } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { consentRecord } from '#database/tables/subscriptions.ts'
import { Problem } from '#problem.ts'
import { minuteMs } from '#time/durations.ts'
import { finishInterruptedCommand, runCommand, waitForRunningCommand } from './billing-command.ts'
import type { Order, Outcome } from './billing-orders.ts'
import { callProvider } from './call-provider.ts'
import { type PlanTransition, planTransition } from './plan-transition.ts'
import type { EntitlingSubscription } from './projection.ts'
import { readSubscription, trialDaysFor } from './read-subscription.ts'
import { findBilling, findOpenCheckout } from './store.ts'
import { syncCustomer } from './sync-customer.ts'

/** How long the user can agree to a quoted amount. */
const quoteLifeMs = 15 * minuteMs
const maxAttempts = 100

/** The subscription in force, read from the provider: no decision is based on our own copy alone. */
export async function findLive(app: App, accountId: string): Promise<EntitlingSubscription | undefined> {
  const billing = (await findBilling(app, accountId))?.billing
  return billing ? callProvider(() => syncCustomer(app, billing.customerId)) : undefined
}

function readQuote({ clock }: App, prorationDate: string | undefined): string {
  const now = clock.now()
  const at = prorationDate ? new Date(prorationDate) : now
  const ageMs = now.getTime() - at.getTime()
  if (ageMs < 0 || ageMs > quoteLifeMs) throw new Problem('quote_expired')
  return at.toISOString()
}

/** What an order needs to know of the subscription it changes, and what has to be undone first. */
const onSubscription = ({ id, scheduleId, endsAt }: EntitlingSubscription) => ({
  subscription: id,
  undo: { schedule: scheduleId, cancel: endsAt !== null },
})

/** Chooses a tier, given the subscription that the provider reports. */
type ChooseTier = (live: EntitlingSubscription | undefined) => CreateSubscription

/** A response that needs no command, or the command that has to run first. */
type Step = { response: SubscriptionChange } | { order: Order }

/** Reuses the open checkout for the same plan and trial, or orders a new one. */
async function subscribe(app: App, account: Account, tier: 'premium' | 'pro', request: CreateSubscription) {
  const available = trialDaysFor(app, (await findBilling(app, account.id))?.billing ?? null)
  const trialDays = request.trial === false ? 0 : available
  const open = await findOpenCheckout(app, account.id)
  if (!open || open.tier !== tier || open.trialDays !== trialDays)
    return { order: { kind: 'subscribe', tier, trialDays, expires: open?.sessionId ?? null } } as const
  const { sessionId, url, expiresAt } = open
  const outcome = { kind: 'checkout', sessionId, url, expiresAt: expiresAt.toISOString() } as const
  return { response: await respond(app, account, tier, outcome) }
}

/** What the state machine does for each transition. */
async function nextStep(
  app: App,
  account: Account,
  transition: PlanTransition,
  request: CreateSubscription,
): Promise<Step> {
  const subscription = () => readSubscription(app, account.id)
  switch (transition.change) {
    case 'none':
      return { response: { kind: 'applied', subscription: await subscription() } }
    case 'waiting':
      return { response: { kind: 'scheduled', subscription: await subscription() } }
    case 'pay':
      return { response: { kind: 'payment_required', url: transition.url, subscription: await subscription() } }
    case 'overdue':
      throw new Problem('payment_overdue')
    case 'subscribe':
      return subscribe(app, account, transition.tier, request)
    case 'upgrade': {
      const { tier, live } = transition
      const prorationDate = readQuote(app, request.prorationDate)
      return { order: { kind: 'upgrade', tier, prorationDate, ...onSubscription(live) } }
    }
    case 'downgrade':
      return { order: { kind: 'downgrade', tier: transition.tier, ...onSubscription(transition.live) } }
    case 'cancel':
      return { order: { kind: 'cancel', tier: 'free', ...onSubscription(transition.live) } }
    case 'undo':
      return { order: { kind: 'undo', tier: transition.live.tier, ...onSubscription(transition.live) } }
  }
}

/** Runs an order; undefined if another command of the account ran first. */
async function runOrder(app: App, account: Account, request: CreateSubscription, order: Order) {
  const { tier, consent } = request
  const outcome = await runCommand(app, account.id, order, async (transaction) => {
    if (!consent) return
    const { textVersion } = consent
    await transaction
      .insert(consentRecord)
      .values({ id: app.newId(), accountId: account.id, tier, textVersion, givenAt: app.clock.now() })
  })
  if (outcome?.kind === 'changed') await findLive(app, account.id)
  return outcome
}

/** Translates the outcome for this tier into the response, from the state as it is now. */
async function respond(app: App, account: Account, tier: string, outcome: Outcome): Promise<SubscriptionChange> {
  const subscription = await readSubscription(app, account.id)
  if (outcome.kind === 'checkout') return { ...outcome, subscription }
  if (subscription.pendingTier === tier && subscription.payUrl)
    return { kind: 'payment_required', url: subscription.payUrl, subscription }
  return { kind: subscription.tier === tier ? 'applied' : 'scheduled', subscription }
}

/** One attempt at a change; undefined if another command of the account ran first. */
async function attemptChange(
  app: App,
  account: Account,
  chooseTier: ChooseTier,
  beforeCharging: () => Promise<void>,
): Promise<SubscriptionChange | undefined> {
  const interrupted = await finishInterruptedCommand(app, account.id)
  const live = await findLive(app, account.id)
  const request = chooseTier(live)
  if (interrupted?.order.tier === request.tier) return respond(app, account, request.tier, interrupted.outcome)
  const transition = planTransition(live, request.tier)
  if (transition.change === 'subscribe' || transition.change === 'upgrade') await beforeCharging()
  const step = await nextStep(app, account, transition, request)
  if ('response' in step) return step.response
  const outcome = await runOrder(app, account, request, step.order)
  return outcome && respond(app, account, request.tier, outcome)
}

async function change(
  app: App,
  account: Account,
  chooseTier: ChooseTier,
  beforeCharging: () => Promise<void> = async () => undefined,
): Promise<SubscriptionChange> {
  for (let attempt = 0; attempt < maxAttempts; attempt++) {
    await waitForRunningCommand(app, account.id)
    const response = await attemptChange(app, account, chooseTier, beforeCharging)
    if (response) return response
  }
  throw new Problem('change_in_progress')
}

/**
 * Changes a plan. Concurrent or repeated calls change it once: the second caller waits, looks at the result of the
 * first, and mostly finds nothing left to do. `beforeCharging` runs before anything that costs money and throws to
 * prevent it. Throws `payment_overdue`, `quote_expired`, `change_in_progress`, `payments_unavailable` (retrying is
 * safe), and whatever `beforeCharging` throws.
 */
export const changePlan = (
  app: App,
  account: Account,
  request: CreateSubscription,
  beforeCharging?: () => Promise<void>,
): Promise<SubscriptionChange> => change(app, account, () => request, beforeCharging)

function requireLive(live: EntitlingSubscription | undefined): EntitlingSubscription {
  if (!live) throw new Problem('not_subscribed')
  return live
}

/** Cancels at the period's end; the tier is retained until then. Throws as changePlan does, and `not_subscribed`. */
export async function cancelPlan(app: App, account: Account): Promise<Subscription> {
  const { subscription } = await change(app, account, (live) => requireLive(live) && { tier: 'free' })
  return subscription
}

/** Undoes what is scheduled for the period's end, at no cost. Throws as changePlan does, and `not_subscribed`. */
export async function resumePlan(app: App, account: Account): Promise<Subscription> {
  const { subscription } = await change(app, account, (live) => ({ tier: requireLive(live).tier }))
  return subscription
}

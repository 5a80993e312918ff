import type { CreateSubscription, Subscription, SubscriptionChange } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { consentRecord } from '#database/tables/subscriptions.ts'
import { Problem } from '#problem.ts'
import { minuteMs } from '#time/durations.ts'
import { finishInterruptedCommand, runCommand, waitForRunningCommand } from './billing-command.ts'
import type { Order, Outcome } from './billing-orders.ts'
import { callProvider } from './call-provider.ts'
import { classifyPlanChange, type PlanChange } from './classify-plan-change.ts'
import type { Live } from './projection.ts'
import { readSubscription, trialDaysFor } from './read-subscription.ts'
import { findBilling, findOpenCheckout } from './store.ts'
import { syncCustomer } from './sync-customer.ts'

/** How long the user can agree to a quoted amount. */
const quoteLifeMs = 15 * minuteMs

/** The subscription in force, read from the provider: no decision is based on our own copy alone. */
export async function findLive(app: App, accountId: string): Promise<Live | undefined> {
  const billing = (await findBilling(app, accountId))?.billing
  return billing ? callProvider(() => syncCustomer(app, billing.customerId)) : undefined
}

/** What has to be undone before anything else about this subscription can be changed. */
const undoOf = ({ scheduleId, endsAt }: Live) => ({ schedule: scheduleId, cancel: endsAt !== null })

function readQuote({ clock }: App, prorationDate: string | undefined): string {
  const now = clock.now()
  const at = prorationDate ? new Date(prorationDate) : now
  const ageMs = now.getTime() - at.getTime()
  if (ageMs < 0 || ageMs > quoteLifeMs) throw new Problem('quote_expired')
  return at.toISOString()
}

type Change = Extract<PlanChange, { change: 'upgrade' | 'downgrade' | 'cancel' | 'undo' }>

function orderFor(app: App, decision: Change, body: CreateSubscription): Order {
  const { live } = decision
  const common = { subscription: live.id, undo: undoOf(live) }
  switch (decision.change) {
    case 'upgrade':
      return { kind: 'upgrade', tier: decision.tier, prorationDate: readQuote(app, body.prorationDate), ...common }
    case 'downgrade':
      return { kind: 'downgrade', tier: decision.tier, ...common }
    case 'cancel':
      return { kind: 'cancel', tier: 'free', ...common }
    case 'undo':
      return { kind: 'undo', tier: live.tier, ...common }
  }
}

/** Translates a command's outcome into the response. */
async function answerFor(app: App, { id }: Account, tier: string, outcome: Outcome): Promise<SubscriptionChange> {
  if (outcome.kind === 'checkout') return { ...outcome, subscription: await readSubscription(app, id) }
  const subscription = await readSubscription(app, id)
  if (subscription.pendingTier === tier && subscription.payUrl)
    return { kind: 'payment_required', url: subscription.payUrl, subscription }
  const waits = subscription.tier !== tier
  return { kind: waits ? 'scheduled' : 'applied', subscription }
}

const consentOf = (app: App, accountId: string, { tier, consent }: CreateSubscription) => ({
  id: app.newId(),
  accountId,
  tier,
  textVersion: consent?.textVersion ?? '',
  givenAt: app.clock.now(),
})

async function order(app: App, account: Account, body: CreateSubscription, what: Order) {
  const outcome = await runCommand(app, account.id, what, async (transaction) => {
    if (body.consent) await transaction.insert(consentRecord).values(consentOf(app, account.id, body))
  })
  if (outcome?.kind === 'changed') await findLive(app, account.id)
  return outcome && answerFor(app, account, body.tier, outcome)
}

async function subscribe(app: App, account: Account, body: CreateSubscription, tier: 'premium' | 'pro') {
  const available = trialDaysFor(app, (await findBilling(app, account.id))?.billing ?? null)
  const trialDays = body.trial === false ? 0 : available
  const open = await findOpenCheckout(app, account.id)
  if (open && open.tier === tier && open.trialDays === trialDays) {
    const { sessionId, url, expiresAt } = open
    const checkout = { kind: 'checkout', sessionId, url, expiresAt: expiresAt.toISOString() } as const
    return answerFor(app, account, tier, checkout)
  }
  return order(app, account, body, { kind: 'subscribe', tier, trialDays, expires: open?.sessionId ?? null })
}

/** Chooses a tier, given the subscription that the provider reports. */
type Choice = (live: Live | undefined) => CreateSubscription

/** Runs before anything that costs money; throws to prevent it. */
type BeforeCharging = () => Promise<void>

/** One attempt; undefined if another command ran in between. */
async function tryOnce(
  app: App,
  account: Account,
  choose: Choice,
  beforeCharging: BeforeCharging,
): Promise<SubscriptionChange | undefined> {
  const earlier = await finishInterruptedCommand(app, account.id)
  const live = await findLive(app, account.id)
  const body = choose(live)
  if (earlier && earlier.order.tier === body.tier) return answerFor(app, account, body.tier, earlier.outcome)
  const decision = classifyPlanChange(live, body.tier)
  if (decision.change === 'subscribe' || decision.change === 'upgrade') await beforeCharging()
  switch (decision.change) {
    case 'overdue':
      throw new Problem('payment_overdue')
    case 'none':
      return { kind: 'applied', subscription: await readSubscription(app, account.id) }
    case 'waiting':
      return { kind: 'scheduled', subscription: await readSubscription(app, account.id) }
    case 'pay':
      return { kind: 'payment_required', url: decision.url, subscription: await readSubscription(app, account.id) }
    case 'subscribe':
      return subscribe(app, account, body, decision.tier)
    default:
      return order(app, account, body, orderFor(app, decision, body))
  }
}

const maxTurns = 100

async function change(
  app: App,
  account: Account,
  choose: Choice,
  beforeCharging: BeforeCharging = async () => undefined,
): Promise<SubscriptionChange> {
  for (let turn = 0; turn < maxTurns; turn++) {
    await waitForRunningCommand(app, account.id)
    const answer = await tryOnce(app, account, choose, beforeCharging)
    if (answer) return answer
  }
  throw new Problem('change_in_progress')
}

/**
 * Changes a plan. Concurrent or repeated calls change it once: the second caller waits, looks at the result of the
 * first, and mostly finds nothing left to do. Throws `payment_overdue`, `quote_expired`, `change_in_progress`,
 * `payments_unavailable` (retrying is safe), and whatever `beforeCharging` throws.
 */
export const changePlan = (
  app: App,
  account: Account,
  body: CreateSubscription,
  beforeCharging?: BeforeCharging,
): Promise<SubscriptionChange> => change(app, account, () => body, beforeCharging)

const orNotSubscribed = (live: Live | undefined): Live => {
  if (!live) throw new Problem('not_subscribed')
  return live
}

/** Cancels at the period's end; the tier is retained until then. Throws as changePlan does, and `not_subscribed`. */
export async function cancelPlan(app: App, account: Account): Promise<Subscription> {
  const { subscription } = await change(app, account, (live) => {
    orNotSubscribed(live)
    return { tier: 'free' }
  })
  return subscription
}

/** Undoes what is scheduled for the period's end, at no cost. Throws as changePlan does, and `not_subscribed`. */
export async function resumePlan(app: App, account: Account): Promise<Subscription> {
  const { subscription } = await change(app, account, (live) => ({ tier: orNotSubscribed(live).tier }))
  return subscription
}

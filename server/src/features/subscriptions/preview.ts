import { type ChangePreview, plans, type Tier } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { Problem } from '#problem.ts'
import { dayMs } from '#time/durations.ts'
import { monthsAfter } from '#time/months.ts'
import { callProvider } from './call-provider.ts'
import { findLive } from './change-plan.ts'
import { type PlanTransition, planTransition } from './plan-transition.ts'
import type { EntitlingSubscription } from './projection.ts'
import { trialDaysFor } from './read-subscription.ts'
import { findBilling } from './store.ts'

type Times = Pick<ChangePreview, 'nextPaymentPence' | 'nextPaymentAt' | 'takesEffectAt'>

const nothingDue = { dueNowPence: 0, currency: 'gbp', prorationDate: null, trialDays: 0 } as const

/** The next payment if the subscription continues with this tier: its price, at the end of the present period. */
const continuing = (live: EntitlingSubscription, tier: Tier, from: Date): Times => ({
  nextPaymentPence: plans[tier].pricePence,
  nextPaymentAt: live.currentPeriodEnd.toISOString(),
  takesEffectAt: from.toISOString(),
})

async function previewSubscribe(app: App, account: Account, tier: Tier): Promise<ChangePreview> {
  const now = app.clock.now()
  const trialDays = trialDaysFor(app, (await findBilling(app, account.id))?.billing ?? null)
  const { pricePence } = plans[tier]
  const next = trialDays > 0 ? new Date(now.getTime() + trialDays * dayMs) : monthsAfter(now, 1)
  return {
    ...nothingDue,
    tier,
    change: 'subscribe',
    dueNowPence: trialDays > 0 ? 0 : pricePence,
    nextPaymentPence: pricePence,
    nextPaymentAt: next.toISOString(),
    takesEffectAt: now.toISOString(),
    trialDays,
  }
}

async function previewUpgrade(app: App, live: EntitlingSubscription, tier: 'premium' | 'pro'): Promise<ChangePreview> {
  // The provider counts in whole seconds; the time shown must be the one that is sent to it later.
  const at = new Date(Math.floor(app.clock.now().getTime() / 1000) * 1000)
  const { dueNowPence } = await callProvider(() => app.payments.previewChange(live.id, tier, at))
  return {
    ...nothingDue,
    tier,
    change: 'upgrade',
    dueNowPence,
    prorationDate: at.toISOString(),
    ...continuing(live, tier, at),
  }
}

function previewLater(
  decision: Extract<PlanTransition, { change: 'downgrade' | 'cancel' | 'undo' }>,
  tier: Tier,
  now: Date,
) {
  const { live, change } = decision
  const end = live.endsAt ?? live.currentPeriodEnd
  const times: Times =
    change === 'cancel'
      ? { nextPaymentPence: null, nextPaymentAt: null, takesEffectAt: end.toISOString() }
      : continuing(live, tier, change === 'undo' ? now : end)
  return { ...nothingDue, tier, change, ...times }
}

/** What choosing a tier would do and cost, according to the provider; changes nothing. Throws `payment_overdue`. */
export async function previewChange(app: App, account: Account, tier: Tier): Promise<ChangePreview> {
  const live = await findLive(app, account.id)
  const decision = planTransition(live, tier)
  const now = app.clock.now()
  switch (decision.change) {
    case 'overdue':
      throw new Problem('payment_overdue')
    case 'subscribe':
      return previewSubscribe(app, account, tier)
    case 'upgrade':
      return previewUpgrade(app, decision.live, decision.tier)
    case 'downgrade':
    case 'cancel':
    case 'undo':
      return previewLater(decision, tier, now)
    default: {
      const ends = live?.endsAt ?? null
      const next = live && !ends ? continuing(live, live.scheduled?.tier ?? live.tier, now) : null
      const none: Times = { nextPaymentPence: null, nextPaymentAt: null, takesEffectAt: (ends ?? now).toISOString() }
      return { ...nothingDue, tier, change: 'none', ...(next ?? none) }
    }
  }
}

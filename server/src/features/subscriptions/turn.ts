import type { Subscription } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import { Problem } from '#problem.ts'
import { choosePlan, findLive } from './change-plan.ts'

/** Cancels at the period's end: the tier stays until then. Throws `not_subscribed`. */
export async function cancelPlan(app: App, account: Account): Promise<Subscription> {
  if (!(await findLive(app, account.id))) throw new Problem('not_subscribed')
  return (await choosePlan(app, account, { tier: 'free' })).subscription
}

/** Takes back what was to happen at the period's end, at no cost. Throws `not_subscribed`. */
export async function resumePlan(app: App, account: Account): Promise<Subscription> {
  const live = await findLive(app, account.id)
  if (!live) throw new Problem('not_subscribed')
  return (await choosePlan(app, account, { tier: live.tier })).subscription
}

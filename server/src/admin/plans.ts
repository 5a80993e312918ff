import { ConfigError } from '#config/setting.ts'
import { endPlan, grantPlan, hasPlan } from '#features/subscriptions/index.ts'
import type { PaidTier } from '#ports/payments.ts'
import type { AdminCommand } from './command.ts'
import { findOne, withApp } from './people.ts'

const grantableTiers: readonly PaidTier[] = ['premium', 'pro']

export const grant: AdminCommand = {
  usage: 'grant ADDRESS premium|pro: gives somebody a plan without payment, until end-plan.',
  maxArguments: 2,
  async run(context, [addressOrId, tierName]) {
    const { id } = await findOne(context, addressOrId)
    const tier = grantableTiers.find((each) => each === tierName)
    if (!tier) throw new ConfigError('Say which plan: grant ADDRESS premium, or grant ADDRESS pro.')
    await context.audit.begin(id)
    await withApp(context, (app) => grantPlan(app, id, tier))
    context.print(`${id}\thas ${tier} until it is ended; what they pay for goes on`)
  },
}

export const endPlanOf: AdminCommand = {
  usage: 'end-plan ADDRESS --yes: ends a plan at once; where it was paid for, the last payment is given back.',
  maxArguments: 2,
  async run(context, [addressOrId, ...rest]) {
    const { id } = await findOne(context, addressOrId)
    if (!rest.includes('--yes')) throw new ConfigError(`This ends the plan of ${id} at once: add --yes.`)
    await withApp(context, async (app) => {
      if (!(await hasPlan(app, id))) throw new ConfigError('They have no plan that could be ended.')
      await context.audit.begin(id)
      await endPlan(app, id)
    })
    context.print(`${id}\thas no plan any more`)
  },
}

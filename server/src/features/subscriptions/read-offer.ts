import type { PlanOffer } from '@glimmer/contract'
import type { App } from '#app.ts'
import { voicesByPlan } from '../speech/index.ts'

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

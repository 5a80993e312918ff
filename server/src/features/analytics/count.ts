import type { AnalyticsBatch } from '@glimmer/contract'
import type { App } from '#app.ts'

/** Hands a batch on to where what is counted goes. Never fails. */
export async function count({ analytics, clock, newId }: App, { visitor, events }: AnalyticsBatch): Promise<undefined> {
  const at = clock.now()
  await analytics.record(events.map((event) => ({ id: newId(), visitor, event, at })))
}

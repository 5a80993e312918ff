import type { App } from '#app.ts'

/** Thirteen months: a month can be held against the same one a year before, and no longer. */
const retentionMonths = 13

/** Deletes the events older than that. */
export async function sweepAnalytics({ analytics, clock }: App): Promise<void> {
  const before = new Date(clock.now())
  before.setUTCMonth(before.getUTCMonth() - retentionMonths)
  await analytics.forgetBefore(before)
}

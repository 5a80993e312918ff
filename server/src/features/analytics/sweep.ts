import type { App } from '#app.ts'

/** Thirteen months: a month can be held against the same one a year before, and no longer. */
const keptMonths = 13

/** Forgets what was counted longer ago than it is kept. */
export async function sweepAnalytics({ analytics, clock }: App): Promise<void> {
  const before = new Date(clock.now())
  before.setUTCMonth(before.getUTCMonth() - keptMonths)
  await analytics.forgetBefore(before)
}

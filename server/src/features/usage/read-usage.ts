import { type Feature, features, plans, type Usage } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type { Account, App } from '#app.ts'
import { type Month, monthOf } from '#time/months.ts'

/** What is used this month, including work in progress. */
export async function readCounters(
  { database }: App,
  accountId: string,
  { period }: Month,
): Promise<Record<Feature, number>> {
  const { rows } = await database.db.execute<{ feature: Feature; taken: number }>(sql`
    select feature, used + reserved as taken from usage_counter
    where account_id = ${accountId} and period = ${period}::date`)
  const usedByFeature = new Map(rows.map((row) => [row.feature, row.taken]))
  return {
    affirmations: usedByFeature.get('affirmations') ?? 0,
    speech: usedByFeature.get('speech') ?? 0,
    avatars: usedByFeature.get('avatars') ?? 0,
  }
}

/** This month's allowances; a limit of null is unlimited. */
export async function readUsage(app: App, { id, tier }: Account): Promise<Usage> {
  const month = monthOf(app.clock.now(), app.config.usageTimeZone)
  const counters = await readCounters(app, id, month)
  const meter = (feature: Feature) => ({ used: counters[feature], limit: plans[tier].limits[feature] })
  const [affirmations, speech, avatars] = features
  return {
    period: { start: month.start.toISOString(), resetsAt: month.resetsAt.toISOString() },
    affirmations: meter(affirmations),
    speech: meter(speech),
    avatars: meter(avatars),
  }
}

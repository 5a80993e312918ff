import type { App } from '#app.ts'
import { deleteOld } from './delete-old.ts'
import { retireIdleAccounts } from './idle-accounts.ts'
import { type AgeRule, rules } from './rules.ts'

/** One turn of some work of the sweep. Answers whether there is more to do. */
export type Turn = () => Promise<boolean>

const isByAge = (rule: (typeof rules)[number]): rule is AgeRule => rule.goes === 'after'

/**
 * Deletes what is past its time, everywhere: each hour, by one worker of all. One run does a bounded amount; where more is
 * left, another follows it. What fails holds nothing else up, and is tried again in the next hour. `turns` is the work of
 * other features.
 */
export async function retain(app: App, turns: Readonly<Record<string, Turn>>): Promise<void> {
  const byAge = rules.filter(isByAge)
  const all: Record<string, Turn> = {
    ...Object.fromEntries(
      byAge.map((rule) => [`old rows of ${rule.table}`, () => deleteOld(app.database.db, rule, app.clock.now())]),
    ),
    'accounts nobody visits': () => retireIdleAccounts(app),
    ...turns,
  }
  let isMore = false
  for (const [what, turn] of Object.entries(all))
    try {
      isMore = (await turn()) || isMore
    } catch (err) {
      app.log.warn({ err }, `${what} were not swept`)
    }
  if (isMore) await app.jobs.add({ name: 'retain', key: 'retain again' })
}

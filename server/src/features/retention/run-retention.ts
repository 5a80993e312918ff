import type { App } from '#app.ts'
import { deleteAgain } from '../account-data/index.ts'
import { sweepDrafts } from '../avatars/index.ts'
import { deleteOld } from './delete-old.ts'
import { retireIdleAccounts } from './idle-accounts.ts'
import { type AgeRule, rules } from './rules.ts'

/** One bounded run of some cleaning work. Returns whether there is more to do. */
type Turn = () => Promise<boolean>

const isByAge = (rule: (typeof rules)[number]): rule is AgeRule => rule.goes === 'after'

/**
 * Deletes everything past its retention period; runs each hour, on one worker only. One run does a bounded amount and
 * adds a job if there is more. A failure does not stop the other work, and is retried in the next hour.
 */
export async function runRetention(app: App): Promise<void> {
  const byAge = rules.filter(isByAge)
  const all: Record<string, Turn> = {
    ...Object.fromEntries(
      byAge.map((rule) => [`old rows of ${rule.table}`, () => deleteOld(app.database.db, rule, app.clock.now())]),
    ),
    'accounts nobody visits': () => retireIdleAccounts(app),
    'unsaved avatars': () => sweepDrafts(app),
    'accounts a backup brought back': () => deleteAgain(app),
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

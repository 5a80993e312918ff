import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Executor } from '#database/pool.ts'
import { redeleteRestored } from '../account-data/index.ts'
import { sweepDrafts } from '../avatars/index.ts'
import { sweepSpeech } from '../speech/index.ts'
import { releaseExpired } from '../usage/index.ts'
import { processIdleAccounts } from './idle-accounts.ts'
import { type AgeRule, rules } from './rules.ts'

const rowsAtOnce = 5_000
const maxSteps = 20

/**
 * Deletes the rows that a rule no longer retains: in short steps, so that locks are brief, and at most 100,000 in one
 * call. Returns whether there may be more.
 */
async function deleteExpired(
  db: Executor,
  { table, since, keep, which = 'true' }: AgeRule,
  now: Date,
): Promise<boolean> {
  const [name, column] = [sql.identifier(table), sql.identifier(since)]
  for (let step = 0; step < maxSteps; step++) {
    const { rowCount } = await db.execute(sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name}
        where ${sql.raw(which)} and ${column} < ${now.toISOString()}::timestamptz - ${keep}::interval
        limit ${rowsAtOnce}))`)
    if ((rowCount ?? 0) < rowsAtOnce) return false
  }
  return true
}

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
      byAge.map((rule) => [`old rows of ${rule.table}`, () => deleteExpired(app.database.db, rule, app.clock.now())]),
    ),
    'accounts nobody visits': () => processIdleAccounts(app),
    'unsaved avatars': () => sweepDrafts(app),
    'accounts a backup brought back': () => redeleteRestored(app),
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

/**
 * Releases allowances held by dead processes, and deletes unused recordings and expired counts. Runs each minute, on
 * one worker only. A failure does not stop the other work, and is retried a minute later. Old data is deleted hourly
 * (run-retention.ts).
 */
export async function sweep(app: App): Promise<void> {
  const sweeps: Record<string, () => Promise<unknown>> = {
    holds: () => releaseExpired(app.database.db, app.clock.now()),
    recordings: () => sweepSpeech(app),
    counts: () => app.database.pool.query('delete from rate_limit_counter where window_ends_at < now()'),
  }
  for (const [what, run] of Object.entries(sweeps))
    await run().catch((err: unknown) => app.log.warn({ err }, `${what} were not swept`))
}

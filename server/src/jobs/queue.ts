import { sql } from 'drizzle-orm'
import type { Executor } from '#database/pool.ts'

/** Every kind of job there is. Jobs that wait carry these names: one that is renamed leaves them undone. */
export type JobName =
  | 'read-inbox'
  | 'send-notices'
  | 'reconcile'
  | 'deliver-webhooks'
  | 'tell-address'
  | 'remind'
  | 'send-reminder'
  | 'sweep'
  | 'retain'
  | 'follow-identity'
  | 'remove-sign-in'
  | 'age-deadlines'
  | 'limit-account'
  | 'ask-guardian'
  | 'mail-guardian'
  | 'mail-teen'

/** What each kind of job does with its payload; features hand theirs in (compose.ts). */
export type JobHandlers = Record<JobName, (payload: unknown) => Promise<unknown>>

/** What is looked at every minute. */
export const everyMinute: readonly JobName[] = ['reconcile', 'remind', 'sweep', 'follow-identity', 'age-deadlines']

/** What is looked at every hour. */
export const everyHour: readonly JobName[] = ['retain']

export interface Job {
  name: JobName
  payload?: Record<string, string>
  /** Of jobs with one key that still wait, the latest counts. */
  key?: string
}

export interface Jobs {
  /** Leaves work for later, and does it again until it succeeds. On a transaction it is left if that commits. */
  add(job: Job, on?: Executor): Promise<void>
  /** Removes the waiting jobs with this key, or whose keys begin with this prefix. */
  remove(match: { key: string } | { keyPrefix: string }, on?: Executor): Promise<void>
}

/** Jobs wait in the worker's own schema of the app's database. */
export const jobQueue = (db: Executor): Jobs => ({
  async add({ name, payload = {}, key }, on = db) {
    await on.execute(
      sql`select graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text)`,
    )
  },
  async remove(match, on = db) {
    const matches = 'key' in match ? sql`key = ${match.key}` : sql`starts_with(key, ${match.keyPrefix})`
    await on.execute(sql`select graphile_worker.remove_job(key) from graphile_worker.jobs where ${matches}`)
  },
})

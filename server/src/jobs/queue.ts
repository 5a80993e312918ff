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
  | 'send-reminders'
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
  /** The same for many at once. */
  addAll(jobs: readonly Job[], on: Executor): Promise<void>
  /** Removes the waiting jobs with this key, or whose keys begin with this prefix. */
  remove(match: { key: string } | { keyPrefix: string }, on?: Executor): Promise<void>
}

/** The place in its payload where a job names the work that left it, as the header of W3C Trace Context. */
export const leftBy = 'traceparent'

const signed = (payload: Job['payload'], origin: string | undefined) => ({
  ...payload,
  ...(origin && { [leftBy]: origin }),
})

/**
 * Jobs wait in the worker's own schema of the app's database.
 * @param traceparent names the work under way, where it is traced.
 */
export const jobQueue = (db: Executor, traceparent: () => string | undefined = () => undefined): Jobs => ({
  async add({ name, payload, key }, on = db) {
    await on.execute(
      sql`select graphile_worker.add_job(${name}::text, ${JSON.stringify(signed(payload, traceparent()))}::json, job_key => ${key ?? null}::text)`,
    )
  },
  async addAll(jobs, on) {
    if (jobs.length === 0) return
    const origin = traceparent()
    const specs = jobs.map(({ name, payload, key }) => ({
      identifier: name,
      payload: signed(payload, origin),
      job_key: key,
    }))
    await on.execute(
      sql`select graphile_worker.add_jobs(array(
        select spec from json_populate_recordset(null::graphile_worker.job_spec, ${JSON.stringify(specs)}::json) spec))`,
    )
  },
  async remove(match, on = db) {
    const matches = 'key' in match ? sql`key = ${match.key}` : sql`starts_with(key, ${match.keyPrefix})`
    await on.execute(sql`select graphile_worker.remove_job(key) from graphile_worker.jobs where ${matches}`)
  },
})

import { sql } from 'drizzle-orm'
import type { Executor } from '#database/pool.ts'

/** Every kind of job. Waiting jobs refer to these names, so renaming one would leave its jobs undone. */
export type JobName =
  | 'read-inbox'
  | 'send-notices'
  | 'reconcile'
  | 'deliver-webhooks'
  | 'update-customer-email'
  | 'remind'
  | 'send-reminders'
  | 'sweep'
  | 'retain'
  | 'apply-provider-changes'
  | 'remove-sign-in'
  | 'age-deadlines'
  | 'limit-account'
  | 'ask-guardian'
  | 'mail-guardian'
  | 'mail-teen'
  | 'back-up'

/** The handler of each kind of job; features provide them (compose.ts). */
export type JobHandlers = Record<JobName, (payload: unknown) => Promise<unknown>>

/** Jobs that run every minute. */
export const everyMinute: readonly JobName[] = [
  'reconcile',
  'remind',
  'sweep',
  'apply-provider-changes',
  'age-deadlines',
  'back-up',
]

/** Jobs of which only one runs at a time, whatever the number of processes. */
export const oneAtATime: readonly JobName[] = ['back-up']

const queueOf = (name: JobName) => (oneAtATime.includes(name) ? name : null)

/** Jobs that run every hour. */
export const everyHour: readonly JobName[] = ['retain']

export interface Job {
  name: JobName
  payload?: Record<string, string>
  /** Of the waiting jobs with the same key, only the latest counts. */
  key?: string
}

export interface Jobs {
  /** Adds a job, which is retried until it succeeds. With a transaction it is only added if that commits. */
  add(job: Job, on?: Executor): Promise<void>
  /** Adds many jobs at once. */
  addAll(jobs: readonly Job[], on: Executor): Promise<void>
  /** Removes the waiting jobs with this key, or whose keys begin with this prefix. */
  remove(match: { key: string } | { keyPrefix: string }, on?: Executor): Promise<void>
}

/** The key in a job's payload for the trace that added it, as the header of W3C Trace Context. */
export const traceparentKey = 'traceparent'

const withTraceparent = (payload: Job['payload'], origin: string | undefined) => ({
  ...payload,
  ...(origin && { [traceparentKey]: origin }),
})

/**
 * A job queue in Graphile Worker's own schema of the app's database.
 * @param traceparent the trace in progress, if any.
 */
export const jobQueue = (db: Executor, traceparent: () => string | undefined = () => undefined): Jobs => ({
  async add({ name, payload, key }, on = db) {
    await on.execute(
      sql`select graphile_worker.add_job(${name}::text, ${JSON.stringify(withTraceparent(payload, traceparent()))}::json, queue_name => ${queueOf(name)}::text, job_key => ${key ?? null}::text)`,
    )
  },
  async addAll(jobs, on) {
    if (jobs.length === 0) return
    const origin = traceparent()
    const specs = jobs.map(({ name, payload, key }) => ({
      identifier: name,
      queue_name: queueOf(name),
      payload: withTraceparent(payload, origin),
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

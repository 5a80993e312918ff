import { sql } from 'drizzle-orm'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import { Logger, run, runMigrations, runOnce, type TaskList } from 'graphile-worker'
import type { Pool } from 'pg'
import type { App } from '#app.ts'
import { reminderJobs } from '#features/reminders/jobs.ts'
import { subscriptionJobs } from '#features/subscriptions/jobs.ts'

type Executor = Pick<NodePgDatabase, 'execute'>
type JobName = keyof ReturnType<typeof allJobs>

export interface Job {
  name: JobName
  payload?: Record<string, string>
  /** Of jobs with one key that still wait, the latest counts. */
  key?: string
}

export interface Jobs {
  /** Leaves work for later, and does it again until it succeeds. On a transaction it is left if that commits. */
  add(job: Job, on?: Executor): Promise<void>
}

const allJobs = (app: App) => ({ ...subscriptionJobs(app), ...reminderJobs(app) })

/** Jobs wait in the worker's own schema of the app's database. */
export const jobsIn = (db: Executor): Jobs => ({
  async add({ name, payload = {}, key }, on = db) {
    await on.execute(
      sql`select graphile_worker.add_job(${name}::text, ${JSON.stringify(payload)}::json, job_key => ${key ?? null}::text)`,
    )
  },
})

/** Failures are told by our own log, which keeps people's words out; the worker learns only that there was one. */
function taskList(app: App): TaskList {
  const guard = (name: string, does: (payload: unknown) => Promise<unknown>) => async (payload: unknown) => {
    try {
      await does(payload)
    } catch (err) {
      app.log.warn({ err, job: name }, 'a job failed and will be tried again')
      throw new Error('The job failed.')
    }
  }
  return Object.fromEntries(Object.entries(allJobs(app)).map(([name, does]) => [name, guard(name, does)]))
}

const silent = new Logger(() => () => undefined)

/** Makes or brings up to date the worker's schema. */
export const prepareJobs = (pgPool: Pool) => runMigrations({ pgPool, logger: silent })

/** Does what waits and is due, until nothing is left: for tests, which decide when time passes. */
export const runJobs = (app: App) =>
  runOnce({ pgPool: app.database.pool, taskList: taskList(app), logger: silent, noHandleSignals: true })

/** Works on jobs as they come, two at a time, on the app's own pool: one connection listens, two work. */
export async function startJobs(app: App): Promise<() => Promise<void>> {
  const runner = await run({
    pgPool: app.database.pool,
    taskList: taskList(app),
    crontab: '* * * * * reconcile\n* * * * * remind',
    concurrency: 2,
    noHandleSignals: true,
    logger: silent,
  })
  return () => runner.stop()
}

import { Logger, run, runMigrations, runOnce } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger as AppLogger } from 'pino'
import { everyMinute, type JobHandlers } from './queue.ts'

export interface Worker {
  pool: Pool
  log: AppLogger
  handlers: JobHandlers
}

const silent = new Logger(() => () => undefined)

/** Makes or brings up to date the worker's schema. */
export const prepareJobs = (pgPool: Pool) => runMigrations({ pgPool, logger: silent })

/** Failures are told by our own log, which omits people's words; the worker learns only that there was one. */
function optionsOf({ pool, log, handlers }: Worker) {
  const guarded = Object.entries(handlers).map(([name, handler]) => [
    name,
    async (payload: unknown) => {
      try {
        await handler(payload)
      } catch (err) {
        log.warn({ err, job: name }, 'a job failed and will be tried again')
        throw new Error('The job failed.')
      }
    },
  ])
  return { pgPool: pool, taskList: Object.fromEntries(guarded), logger: silent, noHandleSignals: true }
}

/** Does what waits and is due, until nothing is left: for tests, which decide when time passes. */
export const runJobs = (worker: Worker) => runOnce(optionsOf(worker))

/** Works on jobs as they come, two at a time, on the app's own pool: one connection listens, two work. */
export async function startJobs(worker: Worker): Promise<() => Promise<void>> {
  const crontab = everyMinute.map((name) => `* * * * * ${name}`).join('\n')
  const runner = await run({ ...optionsOf(worker), crontab, concurrency: 2 })
  return () => runner.stop()
}

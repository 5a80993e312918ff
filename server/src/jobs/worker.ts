import { EventEmitter } from 'node:events'
import type { Tracing } from '@glimmer/lib/tracing/tracing'
import { Logger, run, runMigrations, runOnce, type WorkerEvents } from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger as AppLogger } from 'pino'
import { minuteMs } from '#time/durations.ts'
import { describeFailure } from './describe-failure.ts'
import { startHeartbeats } from './heartbeats.ts'
import { type JobHandlers, traceparentKey } from './queue.ts'
import { startSchedule } from './schedule.ts'

export interface Worker {
  pool: Pool
  log: AppLogger
  handlers: JobHandlers
  tracing?: Tracing | undefined
  /** How often to send a heartbeat; tests are less patient. */
  heartbeatMs?: number
}

const silent = new Logger(() => () => undefined)

/** Creates or updates Graphile Worker's schema. */
export const prepareJobs = (pgPool: Pool) => runMigrations({ pgPool, logger: silent })

/**
 * Failures are logged by our own logger, which omits users' words; Graphile Worker stores only the error's class and
 * code, for `/admin`.
 */
function optionsOf({ pool, log, handlers, tracing }: Worker) {
  const guarded = Object.entries(handlers).map(([name, handler]) => [
    name,
    async (payload: unknown) => {
      const { [traceparentKey]: origin, ...data } = payload as Record<string, string>
      try {
        await (tracing ? tracing.traceJob(name, origin, () => handler(data)) : handler(data))
      } catch (err) {
        log.warn({ err, job: name }, 'a job failed and will be tried again')
        throw new Error(describeFailure(err))
      }
    },
  ])
  return { pgPool: pool, taskList: Object.fromEntries(guarded), logger: silent, noHandleSignals: true }
}

/** Runs all jobs that are due until none is left: for tests, which control the time. */
export const runJobs = (worker: Worker) => runOnce(optionsOf(worker))

/** A running worker. */
export interface RunningJobs {
  /** Whether jobs are being processed: one was finished within the last five minutes. */
  isMoving(): boolean
  /** Takes no more jobs and waits for those in progress. */
  stop(): Promise<void>
}

const stillAfterMs = 5 * minuteMs

/** Processes jobs as they come, on the app's own pool: one connection listens, the others work. */
export async function startJobs({ handlers, ...worker }: Worker, concurrency: number): Promise<RunningJobs> {
  let movedAt = performance.now()
  const moved = () => {
    movedAt = performance.now()
  }
  const watched = Object.entries(handlers).map(([name, handler]) => {
    const work = (payload: unknown) => handler(payload).finally(moved)
    return [name, work] as const
  })
  const options = optionsOf({ ...worker, handlers: Object.fromEntries(watched) as JobHandlers })
  const ids: string[] = []
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => void ids.push(workerPool.id))
  const runner = await run({ ...options, concurrency, events })
  let hasEnded = false
  const end = () => {
    hasEnded = true
  }
  runner.promise.then(end, end)
  const stopHeartbeats = await startHeartbeats({ ...worker, everyMs: worker.heartbeatMs }, ids)
  const stopSchedule = startSchedule(worker)
  return {
    isMoving: () => !hasEnded && performance.now() - movedAt < stillAfterMs,
    async stop() {
      stopSchedule()
      await runner.stop()
      await stopHeartbeats()
    },
  }
}

import { EventEmitter } from 'node:events'
import type { Tracing } from '@glimmer/lib/tracing/tracing'
import {
  Logger,
  type Runner,
  type RunnerOptions,
  run,
  runMigrations,
  runOnce,
  type WorkerEvents,
} from 'graphile-worker'
import type { Pool } from 'pg'
import type { Logger as AppLogger } from 'pino'
import { minuteMs } from '#time/durations.ts'
import { describeFailure } from './describe-failure.ts'
import { startHeartbeats } from './heartbeats.ts'
import { everyHour, everyMinute, type JobHandlers, type JobName, oneAtATime, traceparentKey } from './queue.ts'

export interface Worker {
  pool: Pool
  log: AppLogger
  handlers: JobHandlers
  tracing?: Tracing | undefined
  /** How often to look whether the clock was put back; tests are less patient. */
  clockLookMs?: number
  /** How often to send a heartbeat, likewise. */
  heartbeatMs?: number
}

const silent = new Logger(() => () => undefined)

/** Creates or updates Graphile Worker's schema. */
export const prepareJobs = (pgPool: Pool) => runMigrations({ pgPool, logger: silent })

/**
 * Failures are logged by our own logger, which omits users' words; Graphile Worker stores only the error's class and
 * code, for `admin jobs`.
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

/** The end of a job's line in the schedule: one that takes longer than a minute waits for itself, once. */
const serially = (name: JobName) => (oneAtATime.includes(name) ? ` ?queue=${name}&jobKey=${name}` : '')

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
  const crontab = [
    ...everyMinute.map((name) => `* * * * * ${name}${serially(name)}`),
    ...everyHour.map((name) => `20 * * * * ${name}`),
  ].join('\n')
  const options = optionsOf({ ...worker, handlers: Object.fromEntries(watched) as JobHandlers })
  const ids: string[] = []
  const running = await keepRunning(worker, { ...options, crontab, concurrency }, ids)
  const stopHeartbeats = await startHeartbeats({ ...worker, everyMs: worker.heartbeatMs }, ids)
  return {
    isMoving: () => !running.hasEnded() && performance.now() - movedAt < stillAfterMs,
    async stop() {
      await running.stop()
      await stopHeartbeats()
    },
  }
}

/**
 * Runs Graphile Worker, and restarts it when the clock is put back: its schedule would wait until the clock has caught
 * up. Adds the ids of its workers to `ids`.
 */
async function keepRunning(
  { pool, log, clockLookMs }: Pick<Worker, 'pool' | 'log' | 'clockLookMs'>,
  options: RunnerOptions,
  ids: string[],
) {
  const events: WorkerEvents = new EventEmitter()
  events.on('pool:create', ({ workerPool }) => void ids.push(workerPool.id))
  const launch = async (): Promise<Runner> => {
    await forgetFutureRuns(pool)
    const started = await run({ ...options, events })
    started.promise.then(end, end)
    return started
  }
  let ended = false
  let restarting: Promise<void> | undefined
  const end = () => {
    ended = restarting === undefined
  }
  let runner = await launch()
  async function restart() {
    await runner.stop()
    runner = await launch()
    log.warn('the clock was put back, and the schedule of jobs has begun again')
  }
  const watchNoMore = watchClock(() => {
    if (ended || restarting) return
    restarting = restart()
      .catch((err: unknown) => {
        ended = true
        log.error({ err }, 'jobs could not be started again')
      })
      .finally(() => {
        restarting = undefined
      })
  }, clockLookMs)
  return {
    hasEnded: () => ended,
    async stop() {
      watchNoMore()
      await restarting
      await runner.stop()
    },
  }
}

const lookMs = 10_000

/** A clock that is corrected by less does no harm: the schedule is one of minutes. */
const jumpMs = 60_000

/**
 * Calls `onPutBack` each time the system clock was put back by over a minute, which the monotonic clock shows. Returns a
 * function that stops it.
 */
export function watchClock(onPutBack: () => void, everyMs = lookMs): () => void {
  const offset = () => Date.now() - performance.now()
  let before = offset()
  const timer = setInterval(() => {
    const now = offset()
    if (before - now > jumpMs) onPutBack()
    before = now
  }, everyMs)
  return () => clearInterval(timer)
}

/**
 * Forgets scheduled runs that lie in the future, as they do once the clock was put back. Graphile Worker runs nothing of
 * a schedule again before its last run.
 */
export const forgetFutureRuns = (pool: Pool) =>
  pool.query(
    `update graphile_worker._private_known_crontabs set last_execution = null
     where last_execution > now() + interval '1 minute'`,
  )

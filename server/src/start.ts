import { readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import { compose, jobHandlers, type Overrides } from './compose.ts'
import type { Config } from './config/config.ts'
import { ConfigError } from './config/setting.ts'
import { startEmbeddedPostgres } from './database/embedded/start.ts'
import { migrate } from './database/migrate.ts'
import { type Connection, type Database, openPool } from './database/pool.ts'
import { untilAnswering } from './database/until-answering.ts'
import { sweepTombstones } from './features/account-data/deleted-identities.ts'
import { sweepAnalytics } from './features/analytics/sweep.ts'
import { sweepDrafts } from './features/avatars/sweep.ts'
import { sweepSpeech } from './features/speech/recordings.ts'
import { releaseExpired } from './features/usage/settle.ts'
import { openLog } from './http/logging.ts'
import { createServer } from './http/server.ts'
import { prepareJobs, startJobs } from './jobs/worker.ts'
import { routes } from './routes.ts'
import { adoptAccounts } from './startup/adopt-accounts.ts'
import type { BuildLayout } from './startup/build-layout.ts'
import { startEmbeddedIdentity } from './startup/embedded-identity.ts'
import { minuteMs } from './time/durations.ts'

export interface Running {
  app: App
  /** Stops listening, lets requests in flight end, then stops what was started, last first. */
  stop(): Promise<void>
}

type Log = App['log']

async function openDatabase(config: Config, log: Log): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (config.database.kind === 'url')
    return { connection: { connectionString: config.database.connectionString }, stop: async () => undefined }
  return startEmbeddedPostgres({ dataDir: config.dataDir, log })
}

/** Gives allowances held by a dead process back and deletes what is past its time, now and every minute. */
function startSweeping(app: App): () => void {
  const warn = (what: string) => (err: unknown) => app.log.warn({ err }, `${what} were not swept`)
  const sweep = () => {
    void releaseExpired(app.database.db, app.clock.now()).catch(warn('holds'))
    void sweepSpeech(app).catch(warn('recordings'))
    void sweepDrafts(app).catch(warn('unsaved avatars'))
    void sweepAnalytics(app).catch(warn('old events'))
    void sweepTombstones(app).catch(warn('old tombstones'))
  }
  sweep()
  const timer = setInterval(sweep, minuteMs)
  timer.unref()
  return () => clearInterval(timer)
}

async function listen(server: FastifyInstance, { port, host }: Config) {
  try {
    await server.listen({ port, host })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new ConfigError(`PORT ${port} is already taken by another program; stop it, or choose another PORT.`)
  }
}

/** The schema as this release knows it. A database restored from an older one would not have it. */
async function hasNewestMigration({ pool }: Database, directory: string): Promise<boolean> {
  const newest = (await readdir(directory)).toSorted().at(-1)
  const { rowCount } = await pool.query('select 1 from migration where name = $1', [newest])
  return rowCount === 1
}

/** Starts everything this configuration needs, in order; whatever fails, what was started before is stopped. */
export async function start(config: Config, layout: BuildLayout, overrides: Overrides = {}): Promise<Running> {
  const log = overrides.log ?? openLog(config.logLevel)
  const started: (() => Promise<void> | void)[] = []
  const stop = async () => {
    for (const end of started.splice(0).toReversed()) await end()
  }
  try {
    const postgres = await openDatabase(config, log)
    started.push(postgres.stop)
    const onIdleError = (err: Error) => log.warn({ err }, 'an idle connection was lost')
    const database = openPool(postgres.connection, config.database.poolSize, onIdleError)
    started.push(database.close)
    if (config.database.kind === 'url') await untilAnswering(database.pool, config.database.patienceMs, log)
    const [identity] = await Promise.all([
      startEmbeddedIdentity(config, postgres.connection, layout.identityEntry, log),
      migrate(database.pool, layout.migrations, log).then(() => prepareJobs(database.pool)),
    ])
    started.push(identity.stop)
    await adoptAccounts(database.pool, config.identity)
    const app = compose(config, database, {
      ...overrides,
      log,
      ...(layout.voiceWorker && { voiceWorker: layout.voiceWorker }),
    })
    // What jobs and requests use to the last is closed after them.
    started.push(
      () => app.analytics.close(),
      () => app.mailer.close(),
      async () => void (await Promise.all(app.voices.map((voice) => voice.close()))),
      startSweeping(app),
    )
    const jobs = await startJobs({ pool: database.pool, log, handlers: jobHandlers(app) }, 2)
    started.push(jobs.stop)
    const server = await createServer(app, {
      routes: routes(app),
      ...(layout.webRoot && { webRoot: layout.webRoot }),
    })
    started.push(() => server.close())
    let draining = false
    app.readiness.watch('draining', () => !draining)
    app.readiness.watch('migrations', () => hasNewestMigration(database, layout.migrations))
    app.readiness.watch('identity', identity.isUp)
    app.readiness.watch('jobs', jobs.isMoving)
    await listen(server, config)
    // Proxies are told first, and given the time to notice before the port closes.
    started.push(async () => {
      draining = true
      if (config.drainSeconds > 0) await delay(config.drainSeconds * 1000)
    })
    return { app, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

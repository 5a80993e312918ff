import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import { compose, jobHandlers, type Overrides } from './compose.ts'
import type { Config } from './config/config.ts'
import { ConfigError } from './config/setting.ts'
import { startEmbeddedPostgres } from './database/embedded/start.ts'
import { migrate } from './database/migrate.ts'
import { type Connection, openPool } from './database/pool.ts'
import { sweepTombstones } from './features/account-data/deleted-identities.ts'
import { sweepAnalytics } from './features/analytics/sweep.ts'
import { sweepDrafts } from './features/avatars/sweep.ts'
import { sweepOutbox } from './features/outbox/personal-data.ts'
import { sweepSpeech } from './features/speech/recordings.ts'
import { releaseExpired } from './features/usage/settle.ts'
import { openLog } from './http/logging.ts'
import { createServer } from './http/server.ts'
import { prepareJobs, startJobs } from './jobs/worker.ts'
import { sweepMailCounts } from './mail/limit-mail.ts'
import { routes } from './routes.ts'
import type { BuildLayout } from './startup/build-layout.ts'
import { startEmbeddedIdentity } from './startup/embedded-identity.ts'
import { minuteMs } from './time/durations.ts'

export interface Running {
  app: App
  /** Stops listening, lets requests in flight end, then stops what was started, last first. */
  stop(): Promise<void>
}

const poolSize = 20

type Log = App['log']

async function openDatabase(config: Config, log: Log): Promise<{ connection: Connection; stop(): Promise<void> }> {
  if (config.database.kind === 'url') return { connection: config.database, stop: async () => undefined }
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
    void sweepOutbox(app).catch(warn('old letters'))
    void sweepMailCounts(app.database, app.clock).catch(warn('counts of letters'))
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
    const database = openPool(postgres.connection, poolSize, (err) => log.warn({ err }, 'an idle connection was lost'))
    started.push(database.close)
    const [identity] = await Promise.all([
      startEmbeddedIdentity(config, postgres.connection, layout.identityEntry, log),
      migrate(database.pool, layout.migrations, log).then(() => prepareJobs(database.pool)),
    ])
    started.push(identity.stop)
    const app = compose(config, database, {
      ...overrides,
      log,
      ...(layout.voiceWorker && { voiceWorker: layout.voiceWorker }),
      ...(layout.voiceHost && { voiceHost: layout.voiceHost }),
    })
    started.push(async () => void (await Promise.all(app.voices.map((voice) => voice.close()))), startSweeping(app))
    const server = await createServer(app, {
      routes: routes(app),
      ...(layout.webRoot && { webRoot: layout.webRoot }),
    })
    started.push(() => server.close())
    await listen(server, config)
    started.push(
      await startJobs({ pool: database.pool, log, handlers: jobHandlers(app) }),
      () => app.mailer.close(),
      () => app.analytics.close(),
    )
    return { app, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

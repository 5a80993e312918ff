import { readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import { compose, jobHandlers, type Overrides } from './compose.ts'
import { canAskGuardians } from './config/ages.ts'
import type { Config } from './config/config.ts'
import { ConfigError } from './config/setting.ts'
import { startEmbeddedPostgres } from './database/embedded/start.ts'
import { migrate } from './database/migrate.ts'
import { type Connection, type Database, openPool } from './database/pool.ts'
import { sealedSecrets } from './database/sealed-secrets.ts'
import { untilAnswering } from './database/until-answering.ts'
import { deleteAgain } from './features/account-data/delete-again.ts'
import { operationRoutes } from './features/operations/routes.ts'
import { openLog } from './http/logging.ts'
import { createServer } from './http/server.ts'
import { prepareJobs, startJobs } from './jobs/worker.ts'
import { routes } from './routes.ts'
import { adoptAccounts } from './startup/adopt-accounts.ts'
import type { BuildLayout } from './startup/build-layout.ts'
import { noIdentity, startEmbeddedIdentity } from './startup/embedded-identity.ts'
import { hasRoom } from './startup/has-room.ts'

export interface Running {
  app: App
  /** Stops listening, lets requests in flight end, then stops what was started, last first. */
  stop(): Promise<void>
}

type Log = App['log']

interface Postgres {
  connection: Connection
  /** Leads to the database itself, where the other leads to a pooler. */
  direct: Connection
  stop(): Promise<void>
}

async function openDatabase({ database, dataDir }: Config, log: Log): Promise<Postgres> {
  if (database.kind === 'url') {
    const { connectionString, directConnectionString } = database
    const direct = { connectionString: directConnectionString }
    return { connection: { connectionString }, direct, stop: async () => undefined }
  }
  const { connection, stop } = await startEmbeddedPostgres({ dataDir, log })
  return { connection, direct: connection, stop }
}

/** One connection listens for jobs, each job under way may take one, and one is spare. */
const besideJobs = 2

/** Connections for requests, and a few for what needs a session of its own: migrations, and hearing of new jobs. */
function openPools({ database: settings, jobConcurrency }: Config, { connection, direct }: Postgres, log: Log) {
  const { poolSize, statementTimeoutMs } = settings
  const onIdleError = (err: Error) => log.warn({ err }, 'an idle connection was lost')
  const options = { statementTimeoutMs, pooled: settings.kind === 'url' && settings.pooled }
  return {
    database: openPool(connection, poolSize, onIdleError, options),
    sessions: openPool(direct, jobConcurrency + besideJobs, onIdleError),
  }
}

/** A worker answers probes alone. */
const whatIsServed = (app: App, { webRoot }: BuildLayout) =>
  app.config.role === 'worker'
    ? { routes: [operationRoutes(app)] }
    : { routes: routes(app), ...(webRoot && { webRoot }) }

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
    const { database, sessions } = openPools(config, postgres, log)
    started.push(database.close, sessions.close)
    if (config.database.kind === 'url')
      for (const { pool } of [database, sessions]) await untilAnswering(pool, config.database.patienceMs, log)
    const [identity] = await Promise.all([
      config.role === 'worker' ? noIdentity : startEmbeddedIdentity(config, postgres.direct, layout.identityEntry, log),
      migrate(sessions.pool, layout.migrations, log).then(() => prepareJobs(sessions.pool)),
    ])
    started.push(identity.stop)
    await adoptAccounts(sessions.pool, config)
    const app = compose(config, database, {
      ...overrides,
      log,
      ...(layout.voiceWorker && { voiceWorker: layout.voiceWorker }),
      ...(layout.voiceHost && { voiceHost: layout.voiceHost }),
    })
    // Processes with different secrets would make links that the others refuse: they do not start together.
    await sealedSecrets(sessions.pool, app.trustKey)('proof', () => 'proof')
    // What jobs and requests use to the last is closed after them.
    started.push(
      () => app.counts.close(),
      () => app.analytics.close(),
      () => app.mailer.close(),
      () => app.closeVoices(),
    )
    if (!canAskGuardians(config)) log.warn('no parent can be asked: MAILER=outbox sends nothing, and teens wait')
    if (config.role !== 'worker')
      await deleteAgain(app).catch((err: unknown) => log.warn({ err }, 'whom a backup brought back was not looked for'))
    const { readiness } = app
    readiness.watch('migrations', () => hasNewestMigration(database, layout.migrations))
    readiness.watch('identity', identity.isUp)
    readiness.watch('disk', () => hasRoom(config.dataDir))
    if (config.role !== 'web') {
      const worker = { pool: sessions.pool, log, handlers: jobHandlers(app) }
      const jobs = await startJobs(worker, config.jobConcurrency)
      started.push(jobs.stop)
      readiness.watch('jobs', jobs.isMoving)
      await app.jobs.add({ name: 'sweep', key: 'sweep' })
    }
    const server = await createServer(app, whatIsServed(app, layout))
    started.push(() => server.close())
    let draining = false
    readiness.watch('draining', () => !draining)
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

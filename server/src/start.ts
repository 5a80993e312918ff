import { readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { product } from '@glimmer/contract'
import { listenFault } from '@glimmer/lib/listen-fault'
import { openTracing } from '@glimmer/lib/tracing/open-tracing'
import type { FastifyInstance } from 'fastify'
import type { App } from './app.ts'
import { jobHandlers } from './compose/handlers.ts'
import type { Overrides } from './compose/overrides.ts'
import { compose } from './compose.ts'
import type { Config } from './config/config.ts'
import { ConfigError } from './config/setting.ts'
import { encryptedSecrets } from './database/encrypted-secrets.ts'
import type { Database } from './database/pool.ts'
import { redeleteRestored } from './features/account-data/index.ts'
import { openLog } from './http/logging.ts'
import { createServer } from './http/server.ts'
import { openWebBrand } from './http/web-brand.ts'
import { startWebHeartbeats } from './jobs/heartbeats.ts'
import { startJobs } from './jobs/worker.ts'
import { httpFeatures } from './routes.ts'
import type { BuildLayout } from './startup/build-layout.ts'
import { warnAboutConnectionLimit } from './startup/connection-budget.ts'
import { explainDiskFull, hasFreeDiskSpace } from './startup/disk-space.ts'
import { noIdentity, startEmbeddedIdentity } from './startup/embedded-identity.ts'
import { logStartupWarnings } from './startup/log-startup-warnings.ts'
import { migrateIssuer } from './startup/migrate-issuer.ts'
import { migrateDatabase, openDatabase, openPools, waitForDatabase } from './startup/open-database.ts'
import { preloadBank } from './startup/preload-bank.ts'
import { version } from './version.ts'

export interface Running {
  app: App
  /** Stops listening, lets requests in progress finish, then stops everything that was started, last first. */
  stop(): Promise<void>
}

type Log = App['log']

/**
 * Traces if the settings ask for it. Only calls to the embedded identity provider carry the trace's id; other services
 * are not sent it.
 */
const traceWork = ({ tracing, identity }: Config, log: Log) =>
  openTracing(tracing, {
    serviceName: 'glimmer',
    continuedAt: identity.kind === 'embedded' ? new URL(identity.via).host : undefined,
    onExportFailure: (err) => log.warn({ err }, 'traces are not taken at OTEL_EXPORTER_OTLP_ENDPOINT, and are dropped'),
  })

async function listen(server: FastifyInstance, { port, host }: Config) {
  try {
    await server.listen({ port, host })
  } catch (error) {
    const fault = listenFault(error, { portSetting: 'PORT', port, hostSetting: 'HOST', host })
    throw fault ? new ConfigError(fault) : error
  }
}

/** Whether the newest migration of this release is applied; it is not if an older backup was restored meanwhile. */
async function hasNewestMigration({ pool }: Database, directory: string): Promise<boolean> {
  const newest = (await readdir(directory)).toSorted().at(-1)
  const { rowCount } = await pool.query('select 1 from migration where name = $1', [newest])
  return rowCount === 1
}

type End = () => Promise<void> | void

/** Stops what was started, last first. If stopping one part fails, the others are stopped all the same. */
async function stopAll(started: readonly End[]): Promise<void> {
  const failures: unknown[] = []
  for (const end of started.toReversed())
    try {
      await end()
    } catch (error) {
      failures.push(error)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'Not everything was stopped as it should be.')
}

/** The log, whose first line says which release runs here. */
function openStartLog({ logLevel }: Config, { log = openLog(logLevel) }: Overrides): Log {
  log.info({ version, node: process.version }, `${product.name} ${version} is starting`)
  return log
}

/** The web app to serve, if this process does. Before anything is made: a logo that cannot be used ends the start. */
const openWeb = async ({ role, brand }: Config, { webRoot }: BuildLayout) =>
  role === 'worker' || !webRoot ? {} : { webRoot, brand: await openWebBrand(brand) }

/** Starts everything this configuration needs, in order; if one part fails, those started before are stopped. */
export async function start(config: Config, layout: BuildLayout, overrides: Overrides = {}): Promise<Running> {
  const log = openStartLog(config, overrides)
  const started: End[] = []
  const stop = () => stopAll(started.splice(0))
  try {
    const web = await openWeb(config, layout)
    const tracing = await traceWork(config, log)
    started.push(() => tracing?.stop())
    const postgres = await openDatabase(config, log)
    started.push(postgres.stop)
    const pools = openPools(config, postgres, log, tracing)
    const { database, sessions } = pools
    started.push(database.close, sessions.close)
    await waitForDatabase(config, pools, log)
    await warnAboutConnectionLimit(config, sessions.pool, (details, sentence) => log.warn(details, sentence))
    const [identity] = await Promise.all([
      config.role === 'worker' ? noIdentity : startEmbeddedIdentity(config, postgres.direct, layout.identityEntry, log),
      migrateDatabase(config, sessions.pool, layout, log),
    ])
    started.push(identity.stop)
    await migrateIssuer(sessions.pool, config)
    const app = await compose(config, database, {
      ...overrides,
      log,
      tracing,
      ...(layout.voiceWorker && { voiceWorker: layout.voiceWorker }),
      ...(layout.voiceHost && { voiceHost: layout.voiceHost }),
    })
    // Processes with different secrets would refuse each other's links: this fails unless all have the same secret.
    await encryptedSecrets(sessions.pool, app.installationSecret)('proof', () => 'proof')
    // Jobs and requests use these until they end, so they are closed after them.
    started.push(
      () => app.counts.close(),
      () => app.analytics.close(),
      () => app.mailer.close(),
      () => app.closeVoices(),
    )
    logStartupWarnings(app)
    if (config.role !== 'worker')
      await redeleteRestored(app).catch((err: unknown) => log.warn({ err }, 'restored accounts were not deleted again'))
    const { readiness } = app
    readiness.watch('migrations', () => hasNewestMigration(database, layout.migrations))
    readiness.watch('identity', identity.isUp)
    readiness.watch('disk', () => hasFreeDiskSpace(config.dataDir))
    if (config.role === 'web') started.push(await startWebHeartbeats({ pool: sessions.pool, log }))
    else {
      const worker = { pool: sessions.pool, log, handlers: jobHandlers(app), tracing }
      const jobs = await startJobs(worker, config.jobConcurrency)
      started.push(jobs.stop)
      readiness.watch('jobs', jobs.isMoving)
      await app.jobs.add({ name: 'sweep', key: 'sweep' })
    }
    const server = await createServer(app, { ...httpFeatures(app), ...web })
    started.push(() => server.close())
    let draining = false
    readiness.watch('draining', () => !draining)
    await listen(server, config)
    if (config.role !== 'worker') started.push(preloadBank(app.writerFor({ age: 'adult' })))
    // Fails the readiness check first, and gives proxies time to notice before the port closes.
    started.push(async () => {
      draining = true
      server.connections.startDraining()
      if (config.drainSeconds > 0) await delay(config.drainSeconds * 1000)
    })
    return { app, stop }
  } catch (error) {
    await stop().catch((err: unknown) => log.warn({ err }, 'not everything was stopped'))
    throw explainDiskFull(error, config)
  }
}

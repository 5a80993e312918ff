import type { RequestListener } from 'node:http'
import { brandProduct } from '@glimmer/contract/product'
import { openTracing } from '@glimmer/lib/tracing/open-tracing'
import type { Tracing } from '@glimmer/lib/tracing/tracing'
import type { Logger } from 'pino'
import { relyingParty } from './accounts/passkeys/relying-party.ts'
import { maintainRemovals } from './accounts/second-step/removal.ts'
import { mayMail } from './accounts/unproven-mailbox.ts'
import type { Config } from './config.ts'
import { migrate } from './database/migrate.ts'
import { type Database, openDatabase } from './database/pool.ts'
import { loadAssets } from './http/assets.ts'
import { csrfGuard } from './http/csrf.ts'
import { close, listen } from './http/listen.ts'
import { basePath } from './http/respond.ts'
import { createServer } from './http/server.ts'
import { encryptionWith, readOrCreateSecret } from './keys/encryption.ts'
import { openMailer } from './mail/draft-mailer.ts'
import { openMailQueue } from './mail/queue.ts'
import { newMetrics } from './metrics.ts'
import { rotatingProvider } from './provider/provider.ts'
import { deleteExpired } from './retention.ts'

const hourMs = 60 * 60 * 1000

export interface Running {
  issuer: string
  /** Runs the hourly maintenance now. */
  maintain(): Promise<void>
  /** Finishes the requests under way, then closes the port and the database. */
  stop(): Promise<void>
}

interface AssembledProvider {
  handle: RequestListener
  /** Deletes what has expired, and rotates the keys. */
  maintain(now: Date): Promise<void>
  close(): Promise<void>
}

/** Where the outbox can be read in the browser: in development only, and only from this machine. */
const outboxUrl = ({ environment, mailer }: Config, issuer: string) =>
  environment === 'development' && mailer.kind === 'outbox' ? `${issuer}/outbox` : undefined

/** What everything else is built on. */
interface DatabaseAndTracing {
  database: Database
  tracing: Tracing | undefined
}

/** Assembles the parts, once the issuer is known. */
async function open(
  config: Config,
  { database, tracing }: DatabaseAndTracing,
  issuer: string,
  log: Logger,
): Promise<AssembledProvider> {
  const { appUrl, requireVerifiedEmail, signUp, passwordMinLength } = config
  const { trustedProxies, requestsPerMinute, serviceKey } = config
  brandProduct(config.brand)
  const assets = await loadAssets(config.brand.accent)
  const base = basePath(issuer)
  const asset = (name: Parameters<typeof assets.addressOf>[0]) => base + assets.addressOf(name)
  const pages = { appUrl, asset, passwordMinLength }
  const secret = config.secret ?? readOrCreateSecret(config.dataDir)
  const provider = await rotatingProvider({ issuer, appUrl, database, pages }, encryptionWith(secret), log)
  const mailer = openMailer(config, database)
  const metrics = newMetrics()
  const mailQueue = openMailQueue(mailer, (email) => mayMail(database, email), log, metrics)
  const accounts = {
    database,
    mailQueue,
    issuer,
    appUrl,
    requireVerifiedEmail,
    signUp,
    passwordMinLength,
    encryption: encryptionWith(secret, 'second steps'),
    relyingParty: relyingParty(issuer, config.passkeyRpId),
  }
  const csrf = csrfGuard(issuer)
  const server = await createServer(
    { accounts, pages, csrf, outboxUrl: outboxUrl(config, issuer), serviceKey, current: provider.current, metrics },
    { log, trustedProxies, requestsPerMinute, assets, tracing },
  )
  return {
    handle: server.routing,
    async maintain(now) {
      await deleteExpired(database)
      await maintainRemovals(accounts)
      await provider.refresh(now)
    },
    async close() {
      await server.close()
      await mailQueue.drain()
      await mailer.close()
    },
  }
}

function maintainHourly(opened: AssembledProvider, log: Logger): () => void {
  const timer = setInterval(() => {
    opened.maintain(new Date()).catch((err: unknown) => log.error({ err }, 'the hourly maintenance failed'))
  }, hourMs)
  return () => clearInterval(timer)
}

/** Starts the provider: tables, keys, port. Rejects with a ConfigError if a setting prevents that. */
export async function startIdentity(config: Config, log: Logger): Promise<Running> {
  const tracing = await openTracing(config.tracing, {
    serviceName: 'glimmer-identity',
    onExportFailure: (err) => log.warn({ err }, 'traces are not taken at OTEL_EXPORTER_OTLP_ENDPOINT, and are dropped'),
  })
  const onIdleError = (err: Error) => log.warn({ err }, 'a database connection was lost')
  const database = openDatabase(config.databaseUrl, onIdleError, tracing)
  try {
    await migrate(database, log)
    // The port comes first, because the issuer may contain it.
    const { server, port } = await listen(config.port, config.host)
    const issuer = config.publicUrl ?? `http://localhost:${port}`
    const opening = open(config, { database, tracing }, issuer, log)
    // Requests that arrive before everything is open wait for it.
    server.on('request', async (request, response) => (await opening).handle(request, response))
    const opened = await opening.catch(async (error: unknown) => {
      await close(server)
      throw error
    })
    const stopMaintenance = maintainHourly(opened, log)
    return {
      issuer,
      maintain: () => opened.maintain(new Date()),
      async stop() {
        stopMaintenance()
        await close(server)
        await opened.close()
        await database.end()
        await tracing?.stop()
      },
    }
  } catch (error) {
    await database.end()
    throw error
  }
}

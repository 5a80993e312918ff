import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import { createOutbox } from './adapters/mailer/outbox.ts'
import { createSmtpMailer } from './adapters/mailer/smtp.ts'
import type { Config } from './config.ts'
import { deleteExpired } from './database/delete-expired.ts'
import { migrate } from './database/migrate.ts'
import { type Database, openDatabase } from './database/pool.ts'
import { loadAssets } from './http/assets.ts'
import { createFormGuard } from './http/form-guard.ts'
import { close, listen } from './http/listen.ts'
import { createRequestHandler } from './http/request-handler.ts'
import { routesOf } from './http/routes.ts'
import type { Site } from './http/site.ts'
import { createSeal } from './keys/seal.ts'
import { readOrCreateSecret } from './keys/secret-file.ts'
import { createPostOffice } from './mail/post-office.ts'
import { followKeys } from './provider/follow-keys.ts'

const hour = 60 * 60 * 1000

export interface Running {
  issuer: string
  /** Finishes what is under way, then lets go of the port and the database. */
  stop(): Promise<void>
}

interface Opened {
  handle: RequestListener
  /** Sweeps out what has run out, and sees to the keys. */
  tidy(now: Date): Promise<void>
  shut(): Promise<void>
}

const outboxPath = ({ environment, mailer }: Config) =>
  environment !== 'production' && mailer.kind === 'outbox' ? '/outbox' : undefined

/** Builds the site for an issuer that is now known. */
async function open(config: Config, database: Database, issuer: string, log: Logger): Promise<Opened> {
  const { appUrl, requireVerifiedEmail, trustedProxies } = config
  const assets = await loadAssets()
  const pages = { appUrl, asset: assets.addressOf }
  const seal = createSeal(config.secret ?? (await readOrCreateSecret(config.dataDir)))
  const keys = await followKeys({ issuer, appUrl, database, pages }, seal, log)
  const mailer = config.mailer.kind === 'smtp' ? createSmtpMailer(config.mailer) : createOutbox(database)
  const postOffice = createPostOffice(mailer, log)
  const accounts = { database, postOffice, issuer, appUrl, requireVerifiedEmail }
  const forms = createFormGuard(issuer)
  const site: Site = {
    accounts,
    pages,
    forms,
    log,
    trustedProxies,
    outboxPath: outboxPath(config),
    current: keys.current,
  }
  return {
    handle: createRequestHandler(site, [...routesOf(site), ...assets.routes]),
    async tidy(now) {
      await deleteExpired(database)
      await keys.refresh(now)
    },
    async shut() {
      await postOffice.settle()
      await mailer.close()
    },
  }
}

function tidyHourly(opened: Opened, log: Logger): () => void {
  const timer = setInterval(() => {
    opened.tidy(new Date()).catch((err: unknown) => log.error({ err }, 'tidying failed'))
  }, hour)
  return () => clearInterval(timer)
}

/** Starts the provider: tables, keys, port. Rejects with a ConfigError when a setting stands in the way. */
export async function startIdentity(config: Config, log: Logger): Promise<Running> {
  const database = openDatabase(config.databaseUrl, (err) => log.warn({ err }, 'a database connection was lost'))
  try {
    await migrate(database, log)
    const { server, port } = await listen(config.port, config.environment === 'development' ? '127.0.0.1' : undefined)
    const issuer = config.publicUrl ?? `http://localhost:${port}`
    const opening = open(config, database, issuer, log)
    // Whoever comes in the moment before everything is open waits for it.
    server.on('request', async (request, response) => (await opening).handle(request, response))
    const opened = await opening.catch(async (error: unknown) => {
      await close(server)
      throw error
    })
    const stopTidying = tidyHourly(opened, log)
    return {
      issuer,
      async stop() {
        stopTidying()
        await close(server)
        await opened.shut()
        await database.end()
      },
    }
  } catch (error) {
    await database.end()
    throw error
  }
}

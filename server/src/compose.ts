import { fileURLToPath } from 'node:url'
import { brandProduct } from '@glimmer/contract/product'
import { v7 as uuidv7 } from 'uuid'
import type { App } from './app.ts'
import {
  allOf,
  chooseAnalytics,
  chooseArtists,
  chooseBlobs,
  chooseClock,
  chooseCounts,
  chooseHeroImages,
  chooseIdentity,
  chooseMailer,
  choosePayments,
  choosePush,
  chooseVoices,
  chooseWriter,
  installationSecret,
  selectByAge,
} from './compose/choose-adapters.ts'
import { raiser } from './compose/handlers.ts'
import type { Overrides } from './compose/overrides.ts'
import { openTrials } from './compose/try-services.ts'
import type { Config } from './config/config.ts'
import type { Database } from './database/pool.ts'
import { takesWrites } from './database/wait-for-database.ts'
import { openLog } from './http/logging.ts'
import { jobQueue } from './jobs/queue.ts'
import { countMail } from './mail/count-mail.ts'
import { limitMail } from './mail/limit-mail.ts'
import { openReadiness } from './startup/readiness.ts'

/** server/media; the relative path is the same from the sources and from the bundle. */
const films = fileURLToPath(new URL('../media/', import.meta.url))

/** The runtime of the natural voice; the relative path is the same from the sources and from the bundle. */
export const voiceRuntime = fileURLToPath(new URL('../../natural-voice/', import.meta.url))

/** Builds the whole App from its settings and an open database: the only place that chooses adapters. */
export async function compose(config: Config, database: Database, overrides: Overrides = {}): Promise<App> {
  brandProduct(config.brand)
  const clock = overrides.clock ?? chooseClock(config)
  const log = overrides.log ?? openLog(config.logLevel)
  const { tracing } = overrides
  const jobs = jobQueue(database.db, tracing?.traceparent)
  const voices = chooseVoices(config, { ...overrides, voiceRuntime }, log)
  const counts = chooseCounts(config, database, log)
  const payments = await choosePayments(config, database, clock, jobs, overrides.paymentsTransport)
  const app: App = {
    config,
    log,
    clock,
    database,
    identity: chooseIdentity(config, log),
    writerFor: selectByAge(chooseWriter(config, log, overrides)),
    voicesFor: selectByAge(voices),
    closeVoices: async () => void (await Promise.all(allOf(voices).map((voice) => voice.close()))),
    blobs: chooseBlobs(config),
    films: overrides.films ?? films,
    artistsFor: selectByAge(chooseArtists(config, log)),
    mailer: limitMail(countMail(chooseMailer(config, database, clock)), database, clock),
    push: choosePush(config, database, overrides.pushTransport),
    counts,
    analytics: chooseAnalytics(config, database, log),
    heroImages: chooseHeroImages(config, counts, log),
    ...payments,
    jobs,
    installationSecret: () => installationSecret(config),
    readiness: openReadiness(log),
    tracing,
    trials: openTrials(config),
    raise: raiser(() => app),
    newId: (at = clock.now()) => uuidv7({ msecs: at.getTime() }),
  }
  app.readiness.watch('database', () => takesWrites(database.pool))
  return app
}

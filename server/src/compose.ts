import { join } from 'node:path'
import { v7 as uuidv7 } from 'uuid'
import { diskBlobs } from './adapters/blobs/disk.ts'
import { offsetClock, systemClock } from './adapters/clock/system.ts'
import { oidcIdentity } from './adapters/identity/oidc.ts'
import { flite } from './adapters/voice/flite/voice.ts'
import { phrasebook } from './adapters/writer/phrasebook.ts'
import type { App } from './app.ts'
import type { Config } from './config.ts'
import type { Database } from './database/pool.ts'
import { forgetSpeech } from './features/speech/forget.ts'
import { spend } from './features/usage/spend.ts'
import { findAccount } from './features/users/find-account.ts'
import { openLog } from './http/logging.ts'
import type { Clock } from './ports/clock.ts'

/** Parts a caller brings along instead of the configured ones: a test's clock, a bench's silent log. */
export interface Given {
  clock?: Clock
  log?: App['log']
  /** The built voice worker; the source beside the adapter when left out. */
  voiceWorker?: URL
}

const chooseClock = ({ testClock }: Config) => (testClock ? offsetClock(testClock) : systemClock())

/** The whole App from its settings and an open database: the only place that chooses adapters. */
export function compose(config: Config, database: Database, given: Given = {}): App {
  const clock = given.clock ?? chooseClock(config)
  const app: App = {
    config,
    log: given.log ?? openLog(config.logLevel),
    clock,
    database,
    identity: oidcIdentity(config.identity),
    writer: phrasebook(),
    voice: flite(given.voiceWorker ? { workerUrl: given.voiceWorker } : {}),
    blobs: diskBlobs(join(config.dataDir, 'blobs')),
    accounts: { find: (subject) => findAccount(app, subject) },
    usage: { spend: (account, spending) => spend(app, account, spending) },
    speech: { forget: (account, id) => forgetSpeech(app, account, id) },
    newId: () => uuidv7({ msecs: clock.now().getTime() }),
  }
  return app
}

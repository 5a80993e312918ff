import type { ReadinessPart, Tier } from '@glimmer/contract'
import type { Tone } from '@glimmer/contract/lines'
import type { Tracing } from '@glimmer/lib/tracing/tracing'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Database, Transaction } from './database/pool.ts'
import type { Jobs } from './jobs/queue.ts'
import type { AnalyticsSink } from './ports/analytics-sink.ts'
import type { Artist } from './ports/artist.ts'
import type { Blobs } from './ports/blobs.ts'
import type { Clock } from './ports/clock.ts'
import type { HeroImages } from './ports/hero-images.ts'
import type { Identity } from './ports/identity.ts'
import type { Mailer } from './ports/mailer.ts'
import type { PaymentSandbox } from './ports/payment-sandbox.ts'
import type { Payments } from './ports/payments.ts'
import type { Push } from './ports/push.ts'
import type { SharedCounts } from './ports/shared-counts.ts'
import type { Voice } from './ports/voice.ts'
import type { Writer } from './ports/writer.ts'
import type { AgeStanding } from './safety/age-standing.ts'

/** The account that a request is authenticated as. */
export interface Account {
  id: string
  tier: Tier
  /** What the user's age allows today. */
  age: AgeStanding
}

/** What a feature tells those above it, which it may not import. A handler that fails fails the caller too. */
export interface Events {
  /** Lines that their owner is likely to play next. */
  linesChosen: { account: Account; ids: readonly string[]; tone?: Tone | undefined }
  /** A line's words are about to change, or the line is about to be deleted. */
  wordsDiscarded: { account: Account; affirmationId: string }
  /** An account got another proven email address, in this transaction. */
  emailChanged: { accountId: string; transaction: Transaction }
}

/** Whether this process can serve requests, part by part. */
export interface Readiness {
  /** Adds a check for a part that has to work; the check settles within one or two seconds. */
  watch(part: ReadinessPart, works: () => Promise<boolean> | boolean): void
  /** The first part that does not work; undefined if all do. */
  failing(): Promise<ReadinessPart | undefined>
  /** Every part that is watched, and whether it works. */
  states(): Promise<{ part: ReadinessPart; works: boolean }[]>
}

/** What every feature works with: settings, clock, database, jobs and ports. Composed once, in compose.ts. */
export interface App {
  config: Config
  log: Logger
  clock: Clock
  database: Database
  identity: Identity
  /** The writer for a person: the configured one for adults; for everybody else the one that runs on our own server. */
  writerFor(account: Pick<Account, 'age'>): Writer
  /**
   * The voices for a person in order of preference; each is the fallback for those before it. Only adults' text may
   * leave our own server.
   */
  voicesFor(account: Pick<Account, 'age'>): readonly Voice[]
  /** Releases the voices' resources, such as processes and worker threads. */
  closeVoices(): Promise<void>
  blobs: Blobs
  /** The folder of the films that ship with Glimmer, named `<id>.mp4`. */
  films: string
  /** The artists for a person, by the same rules as `voicesFor`. */
  artistsFor(account: Pick<Account, 'age'>): readonly Artist[]
  mailer: Mailer
  /** The sink for usage events, which never identify a person. */
  analytics: AnalyticsSink
  heroImages: HeroImages
  push: Push
  /** Counters that all processes of this installation share. */
  counts: SharedCounts
  payments: Payments
  /** The built-in payment provider that moves no money; undefined with a real one. */
  sandbox: PaymentSandbox | undefined
  /** The background job queue. */
  jobs: Jobs
  /**
   * The secret of this installation, stored outside the database: it keys the hashes of addresses, the tokens of guardian
   * links and the encryption of secrets in the database.
   */
  installationSecret(): string
  readiness: Readiness
  /** Records the spans of requests, queries and jobs; undefined if tracing is off. */
  tracing: Tracing | undefined
  /** Tries the configured services themselves, without what stands in for them when they fail. */
  trials: Record<'writer' | 'artist', () => Promise<{ ok: boolean; said: string }>>
  /** Raises an event for the features above; compose/handlers.ts lists who handles it. */
  raise<Name extends keyof Events>(name: Name, event: Events[Name]): Promise<void>
  /** A new UUIDv7: ids sort by the time they were created. */
  newId(at?: Date): string
}

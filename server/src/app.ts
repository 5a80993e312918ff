import type { Affirmation, Feature, Tier, User } from '@glimmer/contract'
import type { Logger } from 'pino'
import type { Config } from './config/config.ts'
import type { Database } from './database/pool.ts'
import type { Spending } from './features/usage/spend.ts'
import type { Jobs } from './jobs/worker.ts'
import type { AnalyticsSink } from './ports/analytics-sink.ts'
import type { Artist } from './ports/artist.ts'
import type { Blobs } from './ports/blobs.ts'
import type { Clock } from './ports/clock.ts'
import type { HeroImages } from './ports/hero-images.ts'
import type { Identity, Subject } from './ports/identity.ts'
import type { Mailer } from './ports/mailer.ts'
import type { PaymentSandbox } from './ports/payment-sandbox.ts'
import type { Payments } from './ports/payments.ts'
import type { Push } from './ports/push.ts'
import type { Voice } from './ports/voice.ts'
import type { Writer } from './ports/writer.ts'

/** The person a request speaks for. */
export interface Account {
  id: string
  tier: Tier
}

/** A file of a person's, with the name it is given when they take it along. */
export interface MediaFile {
  name: string
  bytes: Uint8Array
}

/** Everything a feature may reach; it takes what it needs by destructuring. Composed once, in compose.ts. */
export interface App {
  config: Config
  log: Logger
  clock: Clock
  database: Database
  identity: Identity
  writer: Writer
  /** The configured voice first; each next one stands in for those before it. */
  voices: readonly Voice[]
  blobs: Blobs
  /** The folder of films that come with the product, `<id>.mp4` each. */
  films: string
  /** The configured artist first; each next one stands in for those before it. */
  artists: readonly Artist[]
  mailer: Mailer
  /** Where what is counted goes, without anybody's name. */
  analytics: AnalyticsSink
  heroImages: HeroImages
  push: Push
  payments: Payments
  /** The provider of our own, where no money moves; undefined with the real one. */
  sandbox: PaymentSandbox | undefined
  /** Work that is left for later: jobs.ts. */
  jobs: Jobs
  /** Whose a verified token is: features/users/find-account.ts. */
  accounts: {
    find(subject: Subject): Promise<Account | undefined>
    /** Whether they deleted their account a short while ago: their tokens may outlive it. */
    isDeleted(subject: Subject): Promise<boolean>
    /** The person as they read themselves: features/users/profile.ts. */
    read(account: Account): Promise<User>
  }
  /** What a person looks like: features/avatars/{wear,forget}.ts. */
  avatars: {
    wear(account: Account, id: string | null): Promise<void>
    /** Every saved picture, one after the other. */
    media(accountId: string): AsyncIterable<MediaFile>
    /** Forgets every picture with its bytes: what deleting an account does before the row goes. */
    forget(accountId: string): Promise<void>
  }
  /** The month's allowances: features/usage/{spend,last-result}.ts. */
  usage: {
    spend<T>(account: Account, spending: Spending<T>): Promise<T>
    /** What was made last, as `replay` is given it. */
    lastResult(account: Account, feature: Feature): Promise<string | undefined>
  }
  /** Lines aloud: features/speech/{forget,voices}.ts. */
  speech: {
    forget(account: Account, affirmationId: string): Promise<void>
    /** Forgets every recording of a person, in their own voice too, bytes included where nobody else has the same. */
    forgetAll(accountId: string): Promise<void>
    /** Every recording of a person's lines, one after the other. */
    media(accountId: string): AsyncIterable<MediaFile>
    refuseVoice(account: Account, voice: string): Promise<void>
  }
  /** Plans: features/subscriptions/end.ts. */
  subscriptions: {
    /** Ends everything that could charge a person again; what deleting an account does first. */
    end(accountId: string): Promise<void>
  }
  /** Lines: features/affirmations/today.ts. */
  lines: {
    /** The day's line without anybody having come for it: what a reminder shows. */
    peek(account: Account): Promise<Affirmation>
  }
  /** Reminders: features/reminders/store.ts. */
  reminders: {
    /** Works out anew when the next one is due: what a change of time zone asks for. */
    reschedule(accountId: string): Promise<void>
  }
  /** A fresh UUIDv7: ids sort by the moment they were made. */
  newId(): string
}

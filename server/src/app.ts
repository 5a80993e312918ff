import type {
  Affirmation,
  Age,
  Feature,
  LadderStep,
  Level,
  LineResponse,
  PlanOffer,
  ReadinessPart,
  SharedLine,
  Theme,
  Tier,
  Usage,
  User,
} from '@glimmer/contract'
import type { Tracing } from '@glimmer/lib/tracing/tracing'
import type { Logger } from 'pino'
import type * as z from 'zod'
import type { Config } from './config/config.ts'
import type { Database, Executor, Transaction } from './database/pool.ts'
import type { Jobs } from './jobs/queue.ts'
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

/** A day of an account, and when its evening begins. */
export interface OpenEvening {
  accountId: string
  day: string
  opensAt: Date
}

/** The result of metered work, and how to store it. */
export interface MeteredResult<T> {
  /** False if the result turns out to be free, such as a line that was replaced by a fallback. */
  charged: boolean
  /**
   * True if the result is only a fallback: it is stored, but the reserved allowance and the idempotency key are
   * released, so that repeating the request does the work again and is charged if it succeeds. Never together with
   * `charged`.
   */
  isFallback?: boolean
  /** Identifies the result for `replay`. */
  resultId: string
  /** Stores the result in the transaction that charges for it: both happen, or neither. */
  store(transaction: Transaction): Promise<T>
}

/** Work that counts towards a plan's allowance. */
export interface MeteredWork<T> {
  feature: Feature
  /** Idempotency key: requests with the same key are one piece of work. */
  key: string
  fingerprint: string
  work(): Promise<MeteredResult<T>>
  /** The work is never charged, and is done even if the allowance is used up. */
  isFree?: boolean
  /** Returns the result of work that was already done. */
  replay(resultId: string): Promise<T>
}

/** How a line felt, and the themes and ladder step it had. */
export interface LadderAnswer {
  affirmationId: string
  themes: readonly Theme[]
  level: Level
  response: LineResponse
  answeredAt: Date
}

/** A table with personal data, exported as one file. */
export interface ExportedTable {
  table: string
  /** The file's name in the archive, without `.json`. */
  file: string
  /** Describes the file to the account's owner. */
  description: string
  /** SQL for the ORDER BY clause. */
  orderBy: string
  /** The schema of a row in the file: columns in camelCase, without `account_id` and those in `without`. */
  row: z.ZodType
  /** Columns left out: internal keys that say nothing about the person. */
  without?: readonly string[]
}

/** A media file, and the name it gets in the export. */
export interface MediaFile {
  name: string
  bytes: Uint8Array
}

/** The personal data one feature holds: how it is exported, and how it is deleted with the account. */
export interface PersonalData {
  exported?: readonly ExportedTable[]
  /**
   * Tables that reference an account but say nothing to its owner: records of work in progress. They are not exported,
   * and are deleted with the account.
   */
  internalTables?: readonly string[]
  /**
   * Files for the export's folder `media/<folder>`, read one at a time; `says` describes them to the account's owner.
   */
  media?: { folder: string; description: string; files(accountId: string): AsyncIterable<MediaFile> }
  /** Has to succeed before anything is deleted. */
  beforeDeletion?(accountId: string): Promise<void>
  /** Deletes what is stored outside the database. Must be idempotent. */
  deleteFiles?(accountId: string): Promise<void>
  /** Deletes the rows and jobs that deleting the account's row does not cascade to, in the same transaction. */
  deleteRows?(transaction: Transaction, accountId: string): Promise<void>
}

/** Whether this process can serve requests, part by part. */
export interface Readiness {
  /** Adds a check for a part that has to work; the check settles within one or two seconds. */
  watch(part: ReadinessPart, works: () => Promise<boolean> | boolean): void
  /** The first part that does not work; undefined if all do. */
  failing(): Promise<ReadinessPart | undefined>
}

/** Everything a feature may use; each takes what it needs by destructuring. Composed once, in compose.ts. */
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
  /** The personal data that each feature holds. */
  personalData: readonly PersonalData[]
  /** The accounts that verified tokens belong to: features/users and features/account-data. */
  accounts: {
    find(subject: Pick<Subject, 'issuer' | 'subject'>): Promise<Account | undefined>
    /** Whether this account was deleted within the last 25 hours: its tokens may still be valid. */
    isDeleted(subject: Subject, on?: Executor): Promise<boolean>
    /** Switches our mail and the payment provider's to another, proven email address. */
    moveTo(accountId: string, email: string): Promise<void>
    /** When the user last authenticated, for access tokens that do not say so. */
    lastAuthenticatedAt(subject: Subject): Promise<Date | undefined>
    /** The profile as its owner sees it. */
    read(account: Account): Promise<User>
    /**
     * Deletes an account without a signed-in user: at the identity provider, if we are allowed to, then here. Throws
     * `identity_unavailable` and `payments_unavailable`; a repeated call resumes where it stopped.
     */
    deleteUnattended(signIn: Pick<Subject, 'issuer' | 'subject'>): Promise<void>
    /**
     * Deletes an account whose data must not be retained any longer: what is stored here is deleted even if the
     * identity provider cannot be reached, and a job then removes the sign-in (`later`). A sign-in that we may not
     * remove is `kept`. Throws `payments_unavailable` with nothing deleted.
     */
    deleteAtOnce(signIn: Pick<Subject, 'issuer' | 'subject'>): Promise<'removed' | 'kept' | 'later'>
  }
  /** How old people are, and whether a parent has agreed: features/ages. */
  ages: {
    /** Null until the user has stated their age. */
    read(accountId: string): Promise<Age | null>
  }
  /** Plans: features/subscriptions. */
  subscriptions: {
    /**
     * Ends a plan immediately and refunds its last payment; does nothing without a plan. Throws `payments_unavailable`.
     */
    endWithRefund(accountId: string): Promise<void>
  }
  /** What a person looks like: features/avatars. */
  avatars: {
    setCurrent(account: Account, id: string | null): Promise<void>
  }
  /** The month's allowances: features/usage. */
  usage: {
    runMetered<T>(account: Account, metered: MeteredWork<T>): Promise<T>
    /** What has been used so far this month. */
    read(account: Account): Promise<Usage>
    /** The `resultId` of the latest result, as `replay` takes it. */
    lastResult(account: Account, feature: Feature): Promise<string | undefined>
  }
  /** Lines read aloud: features/speech. */
  speech: {
    /** Deletes every recording of a line. */
    deleteRecordings(account: Account, affirmationId: string): Promise<void>
    /**
     * Deletes the recordings of every line that contains one of these names, because their pronunciation has changed.
     */
    deleteRecordingsNaming(account: Account, names: readonly string[]): Promise<void>
    refuseVoice(account: Account, voice: string): Promise<void>
    /** Every voice by name, with the plan that includes it. */
    voicesByPlan(): Promise<PlanOffer['voices']>
    /** Starts recording a line before it is requested, if its owner's voice is a slow one. Returns immediately. */
    prerecord(account: Account, affirmationId: string): void
  }
  /** Lines: features/affirmations. */
  affirmations: {
    /** Today's line without marking it as read: what a reminder shows. */
    peekToday(account: Account): Promise<Affirmation>
    /**
     * When the line of each of these days was read, by account id. Includes only days whose evening question is on and
     * not yet answered.
     */
    findUnanswered(on: Executor, evenings: readonly OpenEvening[]): Promise<Map<string, Date>>
    /** Whether hearing a line is free: its text is unedited, and it is today's line or part of a pack to try. */
    isFreeToHear(account: Account, line: { id: string; text: string }): Promise<boolean>
    /** The line behind a public link; undefined if the link was turned off or never existed. */
    findShared(token: string): Promise<SharedLine | undefined>
    /** Throws `theme_locked` for a theme that the account's plan does not include. */
    refuseLockedThemes(account: Account, themes: readonly Theme[]): void
  }
  /** Where a person stands on the believability ladder: features/ladder. */
  ladder: {
    /** The steps that earlier answers led to; themes without an answer start at `preferences.level`. */
    steps(accountId: string): Promise<LadderStep[]>
    /**
     * Counts an answer and moves the step of its themes. The caller holds the account's lock (lockAccount), so that
     * concurrent answers are counted one after the other; `start` is the level the user prefers.
     */
    answer(transaction: Executor, accountId: string, start: Level, answer: LadderAnswer): Promise<void>
    /** Starts every theme at another level; earlier answers no longer count. */
    restart(accountId: string, level: Level): Promise<void>
  }
  /** Reminders: features/reminders. */
  reminders: {
    /** Recalculates when the next reminders are due, as a change of time zone requires. */
    reschedule(accountId: string): Promise<void>
    /** Removes all of the account's push subscriptions. */
    forgetDevices(accountId: string): Promise<void>
    /** Sends no reminders until the user turns them on again. */
    turnOff(accountId: string): Promise<void>
  }
  /** A new UUIDv7: ids sort by the time they were created. */
  newId(at?: Date): string
}

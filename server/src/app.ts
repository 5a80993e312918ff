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

/** The person a request speaks for. */
export interface Account {
  id: string
  tier: Tier
  /** What their age opens to them, today. */
  age: AgeStanding
}

/** A day of somebody's whose evening begins at `opensAt`. */
export interface OpenEvening {
  accountId: string
  day: string
  opensAt: Date
}

/** What metered work made, and how to store it. */
export interface Made<T> {
  /** False for what is free after all, such as a line that stood in for another. */
  charged: boolean
  /**
   * True for what only stands in for the real thing: it is stored, and the place and the key are given back, so that
   * asking again does the work again and is charged when it goes well. Never together with `charged`.
   */
  standsIn?: boolean
  /** How a replay finds it again. */
  resultId: string
  /** Runs in the transaction that charges: both happen, or neither. */
  store(transaction: Transaction): Promise<T>
}

/** Work that a plan meters. */
export interface Spending<T> {
  feature: Feature
  /** One piece of work, however often it is asked for. */
  key: string
  fingerprint: string
  work(): Promise<Made<T>>
  /** It will not be charged, whatever comes of it, and is done with nothing left of the allowance too. */
  isFree?: boolean
  /** Answers a repeat of work already done. */
  replay(resultId: string): Promise<T>
}

/** How a line sat with the person, and at which step of which themes it stood. */
export interface LadderAnswer {
  affirmationId: string
  themes: readonly Theme[]
  level: Level
  response: LineResponse
  answeredAt: Date
}

/** One table of what is held of a person, as a file of their export. */
export interface ExportedTable {
  table: string
  /** The file's name in the archive, without `.json`. */
  file: string
  /** What it is, in words for its owner. */
  says: string
  /** Columns, as SQL. */
  orderBy: string
  /** What each row is, in the file: its columns in camelCase, without the owner's and those left out. */
  row: z.ZodType
  /** Columns left out: internal keys that say nothing of the person. */
  without?: readonly string[]
}

/** A file of a person's, with the name it is given when they take it along. */
export interface MediaFile {
  name: string
  bytes: Uint8Array
}

/** What one feature holds of a person: what they take along, and how it is deleted with their account. */
export interface PersonalData {
  exported?: readonly ExportedTable[]
  /** Tables that name an account and tell its owner nothing: notes of work in progress. They go with the account. */
  internalTables?: readonly string[]
  /** Files in the export's folder `media/<folder>`, one after the other, and what they are in words for their owner. */
  media?: { folder: string; says: string; files(accountId: string): AsyncIterable<MediaFile> }
  /** What has to succeed before anything is deleted. */
  beforeDeletion?(accountId: string): Promise<void>
  /** Deletes what lies outside the database; doing so twice is fine. */
  deleteFiles?(accountId: string): Promise<void>
  /** Deletes the rows and jobs that the account's row does not take along, in the transaction that deletes it. */
  deleteRows?(transaction: Transaction, accountId: string): Promise<void>
}

/** Whether requests can be served, part by part. */
export interface Readiness {
  /** Adds a part that has to do its work; it answers within a second or two. */
  watch(part: ReadinessPart, works: () => Promise<boolean> | boolean): void
  /** The first part that does not do its work; undefined when all do. */
  failing(): Promise<ReadinessPart | undefined>
}

/** Everything a feature may reach; it takes what it needs by destructuring. Composed once, in compose.ts. */
export interface App {
  config: Config
  log: Logger
  clock: Clock
  database: Database
  identity: Identity
  /** Who writes for a person: the configured writer for adults, for everybody else the one on our own server. */
  writerFor(account: Pick<Account, 'age'>): Writer
  /**
   * Who speaks for a person, the first choice first; each next one stands in for those before it. Nothing leaves our own
   * server for anybody but adults.
   */
  voicesFor(account: Pick<Account, 'age'>): readonly Voice[]
  /** Frees what the voices hold. */
  closeVoices(): Promise<void>
  blobs: Blobs
  /** The folder of films that come with the product, `<id>.mp4` each. */
  films: string
  /** Who draws for a person, as with the voices. */
  artistsFor(account: Pick<Account, 'age'>): readonly Artist[]
  mailer: Mailer
  /** Where what is counted goes, without anybody's name. */
  analytics: AnalyticsSink
  heroImages: HeroImages
  push: Push
  /** What all processes of this installation count together. */
  counts: SharedCounts
  payments: Payments
  /** The provider of our own, where no money moves; undefined with the real one. */
  sandbox: PaymentSandbox | undefined
  /** Work that is left for later. */
  jobs: Jobs
  /** What addresses of people who have no account are hashed with; it is kept outside the database. */
  trustKey(): string
  readiness: Readiness
  /** What the edges tell of their work; undefined where nothing is traced. */
  tracing: Tracing | undefined
  /** What each feature holds of a person. */
  personalData: readonly PersonalData[]
  /** Who a verified token speaks for: features/users and features/account-data. */
  accounts: {
    find(subject: Pick<Subject, 'issuer' | 'subject'>): Promise<Account | undefined>
    /** Whether they deleted their account a short while ago: their tokens may outlive it. */
    isDeleted(subject: Subject, on?: Executor): Promise<boolean>
    /** Has mail, and the payment provider's, go to another address, which is proven. */
    moveTo(accountId: string, email: string): Promise<void>
    /** When they last showed who they are, where their access token does not say. */
    lastShown(subject: Subject): Promise<Date | undefined>
    /** The person as they read themselves. */
    read(account: Account): Promise<User>
    /**
     * Deletes a person with nobody signed in: at the identity provider, where we may, and here. Throws
     * `identity_unavailable` and `payments_unavailable`; doing so again goes on from there.
     */
    deleteUnattended(signIn: Pick<Subject, 'issuer' | 'subject'>): Promise<void>
    /**
     * Deletes a person who must not be kept for one moment more: what is here goes even while the identity provider
     * cannot be reached, and the sign-in is then left to a job. Throws `payments_unavailable` with nothing deleted.
     */
    deleteAtOnce(signIn: Pick<Subject, 'issuer' | 'subject'>): Promise<void>
  }
  /** How old people are, and whether a parent has agreed: features/ages. */
  ages: {
    /** Null before they have answered. */
    read(accountId: string): Promise<Age | null>
  }
  /** Plans: features/subscriptions. */
  subscriptions: {
    /** Ends a plan at once and gives its last payment back; none is fine. Throws `payments_unavailable`. */
    endWithRefund(accountId: string): Promise<void>
  }
  /** What a person looks like: features/avatars. */
  avatars: {
    wear(account: Account, id: string | null): Promise<void>
  }
  /** The month's allowances: features/usage. */
  usage: {
    spend<T>(account: Account, spending: Spending<T>): Promise<T>
    /** The month so far. */
    read(account: Account): Promise<Usage>
    /** What was made last, as `replay` is given it. */
    lastResult(account: Account, feature: Feature): Promise<string | undefined>
  }
  /** Lines aloud: features/speech. */
  speech: {
    /** Forgets every recording of a line. */
    forget(account: Account, affirmationId: string): Promise<void>
    /** Forgets the recordings of every line with one of these names in it: they are to be said another way. */
    forgetNamed(account: Account, names: readonly string[]): Promise<void>
    refuseVoice(account: Account, voice: string): Promise<void>
    /** Every voice by its name, with the plan that opens it. */
    voicesByPlan(): Promise<PlanOffer['voices']>
    /** Has a line recorded before anybody asks to hear it, where its owner's voice is a slow one. Returns at once. */
    recordAhead(account: Account, affirmationId: string): void
  }
  /** Lines: features/affirmations. */
  affirmations: {
    /** The day's line without anybody having come for it: what a reminder shows. */
    peekToday(account: Account): Promise<Affirmation>
    /** When the line of each of these days was read, by account, where its evening asks about it and has no answer yet. */
    findUnanswered(on: Executor, evenings: readonly OpenEvening[]): Promise<Map<string, Date>>
    /** Whether hearing a line is free: it is the one of this person's day, or of a pack to try, in the words it came in. */
    isFreeToHear(account: Account, line: { id: string; text: string }): Promise<boolean>
    /** The line behind a public link; undefined where it was turned off, or never was. */
    findShared(token: string): Promise<SharedLine | undefined>
    /** Throws `theme_locked` for a theme that another plan opens. */
    refuseLockedThemes(account: Account, themes: readonly Theme[]): void
  }
  /** Where a person stands on the believability ladder: features/ladder. */
  ladder: {
    /** The steps their answers have led to; themes without an answer stand on `preferences.level`. */
    steps(accountId: string): Promise<LadderStep[]>
    /**
     * Counts an answer and moves the step of its themes. The account's row is locked (lockAccount), so that two answers
     * at once are counted one after the other; `start` is the level the person prefers.
     */
    answer(transaction: Executor, accountId: string, start: Level, answer: LadderAnswer): Promise<void>
    /** Whoever chooses another level to begin on begins there in every theme: earlier answers count no more. */
    restart(accountId: string, level: Level): Promise<void>
  }
  /** Reminders: features/reminders. */
  reminders: {
    /** Works out anew when the next ones are due: what a change of time zone asks for. */
    reschedule(accountId: string): Promise<void>
    /** Sends nothing more to any device of a person's. */
    forgetDevices(accountId: string): Promise<void>
    /** Sends none any more until the person chooses them again. */
    turnOff(accountId: string): Promise<void>
  }
  /** A fresh UUIDv7: ids sort by the moment they were made. */
  newId(at?: Date): string
}

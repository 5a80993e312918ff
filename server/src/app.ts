import type { Tier } from '@glimmer/contract'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import type { Database } from './database/pool.ts'
import type { Spending } from './features/usage/spend.ts'
import type { Blobs } from './ports/blobs.ts'
import type { Clock } from './ports/clock.ts'
import type { Identity, Subject } from './ports/identity.ts'
import type { Voice } from './ports/voice.ts'
import type { Writer } from './ports/writer.ts'

/** The person a request speaks for. */
export interface Account {
  id: string
  tier: Tier
}

/** Everything a feature may reach; it takes what it needs by destructuring. Composed once, in compose.ts. */
export interface App {
  config: Config
  log: Logger
  clock: Clock
  database: Database
  identity: Identity
  writer: Writer
  voice: Voice
  blobs: Blobs
  /** Whose a verified token is: features/users/find-account.ts. */
  accounts: { find(subject: Subject): Promise<Account | undefined> }
  /** The month's allowances: features/usage/spend.ts. */
  usage: { spend<T>(account: Account, spending: Spending<T>): Promise<T> }
  /** The recordings of lines: features/speech/forget.ts. */
  speech: { forget(account: Account, affirmationId: string): Promise<void> }
  /** A fresh UUIDv7: ids sort by the moment they were made. */
  newId(): string
}

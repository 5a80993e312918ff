import type * as z from 'zod'
import type { Transaction } from './database/pool.ts'

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

import type { ClientBase } from 'pg'
import type { MigrationFile } from './migration-files.ts'

/** A migration that has been applied to the database. */
export interface AppliedMigration {
  id: string
  /** Only if the table stores it. */
  checksum?: string
  /** Whether releases that do not know this migration can no longer run on the database. */
  endsOlderReleases: boolean
}

/** The table that records which migrations a database has. */
export interface MigrationHistory {
  /**
   * The advisory lock that serialises processes. Any number will do, as long as nothing else in the database uses it.
   */
  lockKey: number
  /** How the table identifies a file. */
  idOf(file: MigrationFile): string
  create(client: ClientBase): Promise<unknown>
  /** In the order of the files. */
  read(client: ClientBase): Promise<AppliedMigration[]>
  add(client: ClientBase, file: MigrationFile): Promise<unknown>
}

/** Databases of the first releases lack this column. Checked first, because adding a column locks out readers. */
const addMark = (table: string) => `do $$ begin
    if not exists (select from pg_attribute where attrelid = '${table}'::regclass and attname = 'ends_older_releases') then
      alter table ${table} add column ends_older_releases boolean not null default false;
    end if;
  end $$`

/** A table that records the files' names and checksums. */
export const namedHistory = (table: string, lockKey: number): MigrationHistory => ({
  lockKey,
  idOf: ({ name }) => name,
  create: (client) =>
    client.query(`create table if not exists ${table} (
      name text primary key,
      checksum text not null,
      applied_at timestamptz not null default now()
    ); ${addMark(table)}`),
  async read(client) {
    const { rows } = await client.query<AppliedMigration>(
      `select name as id, checksum, ends_older_releases as "endsOlderReleases" from ${table} order by name collate "C"`,
    )
    return rows
  },
  add: (client, { name, checksum, endsOlderReleases }) =>
    client.query(`insert into ${table} (name, checksum, ends_older_releases) values ($1, $2, $3)`, [
      name,
      checksum,
      endsOlderReleases,
    ]),
})

/** A table in its own schema that records only the files' numbers, so a changed file goes unnoticed. */
export const numberedHistory = (schema: string, table: string, lockKey: number): MigrationHistory => ({
  lockKey,
  idOf: ({ number }) => String(number),
  create: (client) =>
    client.query(`create schema if not exists ${schema};
      create table if not exists ${schema}.${table} (
        version integer primary key,
        applied_at timestamptz not null default now()
      ); ${addMark(`${schema}.${table}`)}`),
  async read(client) {
    const { rows } = await client.query<AppliedMigration>(
      `select version::text as id, ends_older_releases as "endsOlderReleases" from ${schema}.${table} order by version`,
    )
    return rows
  },
  add: (client, { number, endsOlderReleases }) =>
    client.query(`insert into ${schema}.${table} (version, ends_older_releases) values ($1, $2)`, [
      number,
      endsOlderReleases,
    ]),
})

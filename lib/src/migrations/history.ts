import type { ClientBase } from 'pg'
import type { MigrationFile } from './migration-files.ts'

/** A migration the database has. */
export interface AppliedMigration {
  id: string
  /** Where the table keeps it. */
  checksum?: string
  /** Whether releases that do not know it cannot run beside it. */
  endsOlderReleases: boolean
}

/** The table that records which migrations a database has. */
export interface MigrationHistory {
  /** The lock that processes take turns by. Any number will do, so long as nothing else in the database locks it. */
  lockKey: number
  /** What the table knows a file by. */
  idOf(file: MigrationFile): string
  create(client: ClientBase): Promise<unknown>
  /** In the order of the files. */
  read(client: ClientBase): Promise<AppliedMigration[]>
  add(client: ClientBase, file: MigrationFile): Promise<unknown>
}

/** Databases of the first releases have no such column yet. A look first: adding it locks whoever reads the table. */
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

/** A table in a schema of its own that records the files' numbers only, so a changed file is not noticed. */
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

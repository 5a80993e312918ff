import type { ClientBase } from 'pg'
import type { MigrationFile } from './migration-files.ts'
import { MigrationError } from './migration-files.ts'

/** A migration that has been applied to the database. */
interface AppliedMigration {
  name: string
  checksum: string
  /** Whether releases that do not know this migration can no longer run on the database. */
  endsOlderReleases: boolean
}

/** Creates the table of applied migrations, such as `identity.migrations`, and its schema. */
async function createHistory(client: ClientBase, table: string): Promise<void> {
  const [schema] = table.includes('.') ? table.split('.') : []
  if (schema) await client.query(`create schema if not exists ${schema}`)
  await client.query(`create table if not exists ${table} (
    name text primary key,
    checksum text not null,
    ends_older_releases boolean not null default false,
    applied_at timestamptz not null default now()
  )`)
}

const beforeFirstRelease = (options?: ErrorOptions) =>
  new MigrationError(
    'before-first-release',
    'The database was made by a version from before the first release, which this one cannot read; nothing in it was changed. Use an empty database or DATA_DIR, or start the version that made it.',
    options,
  )

const undefinedColumn = '42703'

/** The applied migrations, in the order of their files. Creates the table if there is none. */
export async function readHistory(client: ClientBase, table: string): Promise<AppliedMigration[]> {
  await createHistory(client, table)
  try {
    const { rows } = await client.query<AppliedMigration>(
      `select name, checksum, ends_older_releases as "endsOlderReleases" from ${table} order by name collate "C"`,
    )
    return rows
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === undefinedColumn)
      throw beforeFirstRelease({ cause: error })
    throw error
  }
}

export const addToHistory = (client: ClientBase, table: string, file: MigrationFile) =>
  client.query(`insert into ${table} (name, checksum, ends_older_releases) values ($1, $2, $3)`, [
    file.name,
    file.checksum,
    file.endsOlderReleases,
  ])

/**
 * Throws MigrationError unless the applied migrations are the first of these files, or all of them and some of a newer
 * release that this one can run on.
 */
export function refuseOtherHistory(files: readonly MigrationFile[], applied: readonly AppliedMigration[]): void {
  const byName = new Map(files.map((file) => [file.name, file]))
  const [first] = applied
  if (first && !byName.has(first.name)) throw beforeFirstRelease()
  for (const [index, migration] of applied.entries()) {
    const file = byName.get(migration.name)
    if (file) refuseOtherFile(file, migration, files[index])
    else if (index < files.length || migration.endsOlderReleases)
      throw new MigrationError(
        'database-newer',
        `The database has the migration ${migration.name}, which this version does not know and cannot run on: start the newer version, or restore a backup from before it.`,
      )
  }
}

function refuseOtherFile(file: MigrationFile, { checksum }: AppliedMigration, expected: MigrationFile | undefined) {
  if (file.checksum !== checksum)
    throw new MigrationError(
      'changed',
      `The migration ${file.name} was changed after the database took it: put it back as it was and write a new one.`,
    )
  if (expected && expected !== file)
    throw new MigrationError(
      'out-of-order',
      `The migration ${expected.name} comes before ${file.name}, which the database already has: give it a higher number.`,
    )
}

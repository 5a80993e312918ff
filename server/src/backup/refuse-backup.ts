import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '#config/config.ts'
import type { BuildLayout } from '#startup/build-layout.ts'
import { BackupError, type Manifest } from './archive.ts'

/** The names of a release's migration files, in the order in which they are applied. */
export const namesOf = async (directory: string): Promise<string[]> => (await readdir(directory)).toSorted()

const identityTable = 'database/identity.migrations.ndjson'

/** The numbers of the provider's migrations in an unpacked backup, in order. */
async function identityVersions(folder: string): Promise<number[]> {
  const lines = (await readFile(join(folder, identityTable), 'utf8')).split('\n').filter(Boolean)
  return lines.map((line): number => JSON.parse(line).version).toSorted((one, other) => one - other)
}

/** Which release to use instead: the one that made the backup, as far as the backup says. */
function useItsRelease(made: string | undefined, ours: string): BackupError {
  const maker = made === undefined ? 'another release' : made === ours ? `another build of ${made}` : `release ${made}`
  return new BackupError(
    `This backup was made by ${maker}, and this is ${ours}, whose tables differ: restore it with the release that made it, then start this one on it. Nothing was changed.`,
  )
}

/**
 * Rows can only be restored into the tables they came from. Compares what the unpacked backup in `folder` says of its
 * tables with the migration files of this release; the database is not needed for it. Throws BackupError.
 */
export async function refuseOtherRelease(
  { dump, release }: Manifest,
  folder: string,
  { identity }: Config,
  layout: BuildLayout,
): Promise<void> {
  if ((await namesOf(layout.migrations)).join() !== dump.migrations.join()) throw useItsRelease(release, layout.release)
  if (identity.kind !== 'embedded') return
  if (!(identityTable in dump.rows))
    throw new BackupError(
      'This backup holds no accounts of the embedded identity provider: restore it with the IDENTITY it was made with. Nothing was changed.',
    )
  const ours = (await namesOf(layout.identityMigrations)).map((name) => Number.parseInt(name, 10))
  if (ours.join() !== (await identityVersions(folder)).join()) throw useItsRelease(release, layout.release)
}

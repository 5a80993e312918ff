import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

export interface MigrationFile {
  name: string
  sql: string
  /** SHA-256 of the text, in hexadecimal, the same whichever line endings git checked out. */
  checksum: string
  /** False for a file that begins with the line `-- not in a transaction`. */
  inTransaction: boolean
  /** True for a file with a line `-- ends older releases`: releases that do not know it cannot run on its tables. */
  endsOlderReleases: boolean
}

const namePattern = /^(\d{4})-[a-z0-9-]+\.sql$/
const notInTransaction = /^-- not in a transaction\n/
const endsOlder = /^-- ends older releases$/m

/** The migrations in a folder, in order. Files that are not .sql are ignored. */
export async function readMigrations(directory: string): Promise<MigrationFile[]> {
  const names = (await readdir(directory)).filter((name) => name.endsWith('.sql')).sort()
  refuseBadNames(names)
  return Promise.all(
    names.map(async (name) => {
      const sql = (await readFile(join(directory, name), 'utf8')).replaceAll('\r\n', '\n')
      const checksum = createHash('sha256').update(sql).digest('hex')
      const marks = { inTransaction: !notInTransaction.test(sql), endsOlderReleases: endsOlder.test(sql) }
      return { name, sql, checksum, ...marks }
    }),
  )
}

function refuseBadNames(names: readonly string[]): void {
  const seen = new Set<string>()
  for (const name of names) {
    const number = namePattern.exec(name)?.[1]
    if (!number)
      throw new MigrationError('bad-name', `The migration ${name} needs a name such as 0001-first-tables.sql.`)
    if (seen.has(number)) throw new MigrationError('bad-name', `Two migrations have the number ${number}.`)
    seen.add(number)
  }
}

export type MigrationErrorCode =
  | 'bad-name'
  | 'before-first-release'
  | 'changed'
  | 'database-newer'
  | 'out-of-order'
  | 'failed'

/** Why a migration was not applied. The message is a sentence for the operator who started the app. */
export class MigrationError extends Error {
  readonly code: MigrationErrorCode

  constructor(code: MigrationErrorCode, sentence: string, options?: ErrorOptions) {
    super(sentence, options)
    this.name = 'MigrationError'
    this.code = code
  }
}

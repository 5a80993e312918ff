import { brandProduct } from '@glimmer/contract/product'
import { type Config, readProcessConfig } from '#config.ts'
import { type Database, openDatabase } from '#database/pool.ts'

/** A command of the operator, with its arguments. Throws ConfigError if they are wrong, or if it does not apply. */
export type Command = (...given: string[]) => Promise<void>

/** A command began and could not do its work. The message is a sentence for the operator. */
export class CommandFailed extends Error {}

export const print = (line: string) => void process.stdout.write(`${line}\n`)

/** Runs work with the configured database. */
export async function withDatabase(work: (database: Database, config: Config) => Promise<void>): Promise<void> {
  const config = readProcessConfig()
  brandProduct(config.brand)
  const database = openDatabase(config.databaseUrl, () => undefined)
  try {
    await work(database, config)
  } finally {
    await database.end()
  }
}

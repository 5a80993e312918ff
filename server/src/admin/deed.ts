import type { Config } from '#config/config.ts'
import type { Reached } from '#startup/reach-database.ts'

/** What a deed works with. */
export interface AdminContext extends Pick<Reached, 'database' | 'connection'> {
  config: Config
  print(line: string): void
}

/** Something that can be done from the command line. */
export interface Deed {
  /** How it is written after its name, and what it does. */
  usage: string
  /** Throws a ConfigError that says what was wrong with `args`. */
  run(context: AdminContext, args: readonly string[]): Promise<void>
}

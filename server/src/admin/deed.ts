import type { Config } from '#config/config.ts'
import type { Reached } from '#startup/reach-database.ts'

/** What a command works with. */
export interface AdminContext extends Pick<Reached, 'database' | 'connection'> {
  config: Config
  print(line: string): void
}

/** A command of `npm run admin`. */
export interface Deed {
  /** The help text: its name, its arguments, and what it does. */
  usage: string
  /** Throws a ConfigError that says what is wrong with `args`. */
  run(context: AdminContext, args: readonly string[]): Promise<void>
}

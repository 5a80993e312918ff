import type { Config } from '#config/config.ts'
import type { Audit } from '#features/operators/index.ts'
import type { BuildLayout } from '#startup/build-layout.ts'
import type { CommandDatabase } from '#startup/connect-for-command.ts'
import type { CommandOutput } from '#startup/identity-command.ts'

/** What a command works with. */
export interface AdminContext extends Pick<CommandDatabase, 'database' | 'connection'>, CommandOutput {
  config: Config
  layout: Pick<BuildLayout, 'identityAdminEntry'>
  /** Each command but `audit` begins its line here, once its arguments are checked and before it does anything. */
  audit: Audit
}

/** A command of `npm run admin`. */
export interface AdminCommand {
  /** The help text: its name, its arguments, and what it does. */
  usage: string
  /** The most arguments it takes, `--yes` included. */
  maxArguments: number
  /** Throws a ConfigError that says what is wrong with `args`. A nonzero process.exitCode says that it did not succeed. */
  run(context: AdminContext, args: readonly string[]): Promise<void>
}

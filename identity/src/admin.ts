import { ignoreClosedOutput } from '@glimmer/lib/ignore-closed-output'
import { removeAccount, resend, rotateKeys } from './admin/accounts.ts'
import { type Command, CommandFailed, withDatabase } from './admin/command.ts'
import { invite } from './admin/invite.ts'
import { ConfigError } from './config.ts'
import { migrate } from './database/migrate.ts'

// The operator's commands for accounts and keys, run through the app's own command line, which lists them by name.
// `make-tables` and `remove-account` are for its restore and erase.

const commands: Readonly<Record<string, Command>> = {
  invite,
  resend,
  'rotate-keys': rotateKeys,
  'remove-account': removeAccount,
  'make-tables': (until) => withDatabase((database) => migrate(database, { info: () => undefined }, until)),
}

/** The exit code of a refusal: nothing was done. */
const refused = 2

async function main(): Promise<void> {
  const [name = '', ...given] = process.argv.slice(2)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new ConfigError(`Say one of: ${Object.keys(commands).join(', ')}.`)
  await command(...given)
}

ignoreClosedOutput()
main().catch((error: unknown) => {
  const isRefused = error instanceof ConfigError
  const isExplained = isRefused || error instanceof CommandFailed
  process.stderr.write(`${isExplained ? error.message : error instanceof Error ? error.stack : error}\n`)
  process.exit(isRefused ? refused : 1)
})

import { readdir } from 'node:fs/promises'
import { userInfo } from 'node:os'
import type { Pool } from 'pg'
import type { Config } from '#config/config.ts'
import { ConfigError } from '#config/setting.ts'
import { openAudit } from '#features/operators/index.ts'
import type { BuildLayout } from '#startup/build-layout.ts'
import { connectForCommand } from '#startup/connect-for-command.ts'
import type { CommandOutput } from '#startup/identity-command.ts'
import { setAge } from './ages.ts'
import type { AdminCommand } from './command.ts'
import { erase } from './erase.ts'
import { unshare } from './links.ts'
import { exportPerson, find } from './people.ts'
import { endPlanOf, grant } from './plans.ts'
import { readAudit } from './read-audit.ts'
import { signInCommands } from './sign-ins.ts'
import { testArtist, testMail } from './trials.ts'
import { testWriter } from './writer.ts'

/** Commands work on the tables of their own release. Throws ConfigError if it has not been started here yet. */
async function refuseOlderTables(pool: Pool, migrations: string): Promise<void> {
  const newest = (await readdir(migrations)).toSorted().at(-1)
  const { rowCount } = await pool.query('select 1 from migration where name = $1', [newest])
  if (!rowCount)
    throw new ConfigError(
      'This database was made by an older release: use the commands of that one, or start the app of this one first.',
    )
}

const commands: Readonly<Record<string, AdminCommand>> = {
  find,
  grant,
  'end-plan': endPlanOf,
  age: setAge,
  export: exportPerson,
  erase,
  unshare,
  ...signInCommands,
  'test-mail': testMail,
  'test-writer': testWriter,
  'test-artist': testArtist,
  audit: readAudit,
}

const usage = [
  'Say what, after npm run admin -- (of a release: node admin.mjs). ADDRESS is an email address, or the id of an account.',
  ...Object.values(commands).map((command) => command.usage),
].join('\n  ')

/** The command that was named, if its arguments are not too many. Throws ConfigError. */
function choose(name: string, args: readonly string[]): AdminCommand {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new ConfigError(usage)
  if (args.length > command.maxArguments)
    throw new ConfigError(`That is more than this command takes. Say:\n  ${command.usage}`)
  return command
}

interface Program extends CommandOutput {
  readConfig(): Config
  layout: BuildLayout
}

/**
 * Runs the command that the first argument names. Throws ConfigError if the arguments are wrong; a nonzero
 * process.exitCode says that the command did not succeed.
 */
export async function runAdmin([name = '', ...args]: readonly string[], { readConfig, layout, ...output }: Program) {
  if (['help', '--help', '-h'].some((word) => word === name || args.includes(word))) return output.print(usage)
  const command = choose(name, args)
  const config = readConfig()
  const reached = await connectForCommand(config, { fills: false })
  const { pool } = reached.database
  const audit = openAudit(pool, name, { osUser: userInfo().username })
  try {
    await refuseOlderTables(pool, layout.migrations)
    await command.run({ config, layout, audit, ...output, ...reached }, args)
    if (!process.exitCode) await audit.finish()
  } finally {
    await reached.stop()
  }
}

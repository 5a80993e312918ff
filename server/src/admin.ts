import { readdir } from 'node:fs/promises'
import type { Pool } from 'pg'
import { setAge } from './admin/ages.ts'
import { openAudit } from './admin/audit.ts'
import type { AdminCommand } from './admin/command.ts'
import { erase } from './admin/erase.ts'
import { failedJobs, webhooks } from './admin/jobs.ts'
import { unshare } from './admin/links.ts'
import { testMail } from './admin/mail.ts'
import { numbers } from './admin/numbers.ts'
import { exportPerson, find } from './admin/people.ts'
import { endPlanOf, grant } from './admin/plans.ts'
import { readAudit } from './admin/read-audit.ts'
import { signInCommands } from './admin/sign-ins.ts'
import { readProcessConfig } from './config/config.ts'
import { ConfigError } from './config/setting.ts'
import { findBuildLayout } from './startup/build-layout.ts'
import { reachDatabase } from './startup/reach-database.ts'
import { runProgram } from './startup/run-program.ts'

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
  numbers,
  find,
  grant,
  'end-plan': endPlanOf,
  age: setAge,
  export: exportPerson,
  erase,
  unshare,
  ...signInCommands,
  jobs: failedJobs,
  webhooks,
  'test-mail': testMail,
  audit: readAudit,
}

const usage = [
  'Say what, after npm run admin -- (of a release: node admin.mjs). ADDRESS is an email address, or the id of an account.',
  ...Object.values(commands).map((command) => command.usage),
].join('\n  ')

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** The command that was named, if its arguments are not too many. Throws ConfigError. */
function choose(name: string, args: readonly string[]): AdminCommand {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new ConfigError(usage)
  if (args.length > command.takes)
    throw new ConfigError(`That is more than this command takes. Say:\n  ${command.usage}`)
  return command
}

runProgram(async () => {
  const [name = '', ...args] = process.argv.slice(2)
  if (['help', '--help', '-h'].some((word) => word === name || args.includes(word))) return print(usage)
  const command = choose(name, args)
  const config = readProcessConfig()
  const layout = findBuildLayout(import.meta.url)
  const reached = await reachDatabase(config, { fills: false })
  const { pool } = reached.database
  const audit = openAudit(pool, name)
  try {
    await refuseOlderTables(pool, layout.migrations)
    await command.run({ config, layout, audit, print, ...reached }, args)
    if (!process.exitCode) await audit.finish()
  } finally {
    await reached.stop()
  }
})

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { Deed } from './admin/deed.ts'
import { failedJobs, webhooks } from './admin/jobs.ts'
import { unshare } from './admin/links.ts'
import { numbers } from './admin/numbers.ts'
import { erase, exportPerson, find } from './admin/people.ts'
import { endPlanOf, grant } from './admin/plans.ts'
import { readProcessConfig } from './config/config.ts'
import { ConfigError } from './config/setting.ts'
import { findBuildLayout } from './startup/build-layout.ts'
import { identityProcessEnvironment } from './startup/embedded-identity.ts'
import { type Reached, reachDatabase } from './startup/reach-database.ts'
import { runProgram } from './startup/run-program.ts'

const deeds: Readonly<Record<string, Deed>> = {
  numbers,
  find,
  grant,
  'end-plan': endPlanOf,
  export: exportPerson,
  erase,
  jobs: failedJobs,
  webhooks,
  unshare,
}
/** Commands that the embedded identity provider's own program runs. */
const deedsAtTheProvider = ['invite', 'resend', 'end-sessions', 'rotate-keys']

const usage = [
  'Say what, after npm run admin --',
  ...Object.values(deeds).map((deed) => deed.usage),
  'invite [DAYS]: prints a link that makes one account.',
  'resend ADDRESS: mails the link that proves an address once more.',
  'end-sessions ACCOUNT: signs an account, by its address or id, out everywhere.',
  'rotate-keys: announces new keys, which sign in two days. rotate-keys --now --yes: at once, and signs everybody out.',
].join('\n  ')

/** Runs a command in the provider's own program, which owns the accounts, and returns its exit code. */
async function atTheProvider(args: string[], { connection }: Reached): Promise<number> {
  const config = readProcessConfig()
  if (config.identity.kind !== 'embedded')
    throw new ConfigError('Accounts are kept here with IDENTITY=embedded alone: another provider has its own ways.')
  const entry = fileURLToPath(findBuildLayout(import.meta.url).identityAdminEntry)
  const env = identityProcessEnvironment(config, config.identity, connection)
  const [code] = await once(spawn(process.execPath, [entry, ...args], { stdio: 'inherit', env }), 'exit')
  return code ?? 1
}

/** Records a command that succeeded: which one, when, and the name of the operating system's user who ran it. */
const audit = ({ database }: Reached, deed: string) =>
  database.pool.query('insert into admin_audit (deed, done_by) values ($1, $2)', [deed, userInfo().username])

const print = (line: string) => void process.stdout.write(`${line}\n`)

runProgram(async () => {
  const [name = '', ...rest] = process.argv.slice(2)
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined
  if (!deed && !deedsAtTheProvider.includes(name)) throw new ConfigError(usage)
  const config = readProcessConfig()
  const reached = await reachDatabase(config, { fills: false })
  try {
    if (deed) await deed.run({ config, print, ...reached }, rest)
    else process.exitCode = await atTheProvider([name, ...rest], reached)
    if (!process.exitCode) await audit(reached, name)
  } finally {
    await reached.stop()
  }
})

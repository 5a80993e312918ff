import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { userInfo } from 'node:os'
import { fileURLToPath } from 'node:url'
import { readProcessConfig } from './config/config.ts'
import { ConfigError } from './config/setting.ts'
import { findBuildLayout } from './startup/build-layout.ts'
import { identityProcessEnvironment } from './startup/embedded-identity.ts'
import { type Reached, reachDatabase } from './startup/reach-database.ts'
import { runProgram } from './startup/run-program.ts'

const usage = `Say what: npm run admin -- invite [DAYS] prints a link that makes one account;
npm run admin -- end-sessions ACCOUNT signs an account, by its address or id, out everywhere.`
const deeds = ['invite', 'end-sessions']

/** Has the provider's own command do it: accounts are its business. */
async function atTheProvider(args: string[], { connection }: Reached): Promise<number> {
  const config = readProcessConfig()
  if (config.identity.kind !== 'embedded')
    throw new ConfigError('Accounts are kept here with IDENTITY=embedded alone: another provider has its own ways.')
  const entry = fileURLToPath(findBuildLayout(import.meta.url).identityAdminEntry)
  const env = identityProcessEnvironment(config, config.identity, connection)
  const [code] = await once(spawn(process.execPath, [entry, ...args], { stdio: 'inherit', env }), 'exit')
  return code ?? 1
}

/** What is done from the command line leaves a line: which deed, when, and as which user of the machine. */
const audit = ({ database }: Reached, deed: string) =>
  database.pool.query('insert into admin_audit (deed, done_by) values ($1, $2)', [deed, userInfo().username])

runProgram(async () => {
  const [deed, ...rest] = process.argv.slice(2)
  if (!deed || !deeds.includes(deed)) throw new ConfigError(usage)
  const reached = await reachDatabase(readProcessConfig(), { alone: false })
  try {
    process.exitCode = await atTheProvider([deed, ...rest], reached)
    if (process.exitCode === 0) await audit(reached, deed)
  } finally {
    await reached.stop()
  }
})

import { endSessionsOf } from './accounts/end-sessions.ts'
import { issueInvitation } from './accounts/invitations.ts'
import { ConfigError, readProcessConfig } from './config.ts'
import { type Database, openDatabase } from './database/pool.ts'

// What whoever runs the place may do with accounts, started by the app's own command: `admin.ts invite DAYS`,
// `admin.ts end-sessions ACCOUNT`.

const dayLimit = 365

/** Works with the database of the settings. */
async function withDatabase(work: (database: Database, publicUrl: string | undefined) => Promise<void>): Promise<void> {
  const { databaseUrl, publicUrl } = readProcessConfig()
  const database = openDatabase(databaseUrl, () => undefined)
  try {
    await work(database, publicUrl)
  } finally {
    await database.end()
  }
}

/** Writes the link of a new invitation, which makes one account within so many days. */
async function invite(given = '7'): Promise<void> {
  const days = Number(given)
  if (!Number.isInteger(days) || days < 1 || days > dayLimit)
    throw new ConfigError(`Say: invite, or invite DAYS with 1 to ${dayLimit} days.`)
  await withDatabase(async (database, publicUrl) => {
    const token = await issueInvitation(database, days)
    process.stdout.write(`${publicUrl}/invitation?token=${token}\n`)
  })
}

/** Signs one account out everywhere. */
async function endSessions(named?: string): Promise<void> {
  if (!named) throw new ConfigError('Say: end-sessions ACCOUNT, with its address or its id.')
  await withDatabase(async (database) => {
    if (!(await endSessionsOf(database, named))) throw new ConfigError('There is no such account.')
    process.stdout.write('Signed out everywhere. A page that is open may work for up to five minutes more.\n')
  })
}

async function main(): Promise<void> {
  const [deed, given] = process.argv.slice(2)
  if (deed === 'invite') return invite(given)
  if (deed === 'end-sessions') return endSessions(given)
  throw new ConfigError('Say: invite DAYS, or end-sessions ACCOUNT.')
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
})

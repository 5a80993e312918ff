import { issueInvitation } from './accounts/invitations.ts'
import { ConfigError, readProcessConfig } from './config.ts'
import { openDatabase } from './database/pool.ts'

// What whoever runs the place may do with accounts, started by the app's own command: `admin.ts invite DAYS`.

const dayLimit = 365

/** Writes the link of a new invitation, which makes one account within so many days. */
async function invite(days: number): Promise<void> {
  const { databaseUrl, publicUrl } = readProcessConfig()
  const database = openDatabase(databaseUrl, () => undefined)
  try {
    const token = await issueInvitation(database, days)
    process.stdout.write(`${publicUrl}/invitation?token=${token}\n`)
  } finally {
    await database.end()
  }
}

async function main(): Promise<void> {
  const [deed, given = '7'] = process.argv.slice(2)
  const days = Number(given)
  if (deed !== 'invite' || !Number.isInteger(days) || days < 1 || days > dayLimit)
    throw new ConfigError(`Say: invite, or invite DAYS with 1 to ${dayLimit} days.`)
  await invite(days)
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
})

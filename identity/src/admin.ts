import { endSessionsOf } from './accounts/end-sessions.ts'
import { issueInvitation } from './accounts/invitations.ts'
import { resendConfirmation } from './accounts/resend-confirmation.ts'
import { type Config, ConfigError, readProcessConfig } from './config.ts'
import { type Database, openDatabase } from './database/pool.ts'
import { encryptionWith } from './keys/encryption.ts'
import { announceKeys, replaceKeys } from './keys/key-ring.ts'
import { readOrCreateSecret } from './keys/secret-file.ts'
import { openMailer } from './mail/open-mailer.ts'

// The operator's commands for accounts and keys, run through the app's own command line: `deeds` lists them by name.

const dayLimit = 365

/** Runs work with the configured database. */
async function withDatabase(work: (database: Database, config: Config) => Promise<void>): Promise<void> {
  const config = readProcessConfig()
  const database = openDatabase(config.databaseUrl, () => undefined)
  try {
    await work(database, config)
  } finally {
    await database.end()
  }
}

/** Prints the link of a new invitation, which creates one account within so many days. */
async function invite(given = '7'): Promise<void> {
  const days = Number(given)
  if (!Number.isInteger(days) || days < 1 || days > dayLimit)
    throw new ConfigError(`Say: invite, or invite DAYS with 1 to ${dayLimit} days.`)
  await withDatabase(async (database, { publicUrl }) => {
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

/** Mails the link that proves an address again. */
async function resend(email?: string): Promise<void> {
  if (!email) throw new ConfigError('Say: resend ADDRESS.')
  await withDatabase(async (database, config) => {
    const mailer = openMailer(config, database)
    try {
      const answer = await resendConfirmation(database, mailer, config.publicUrl ?? '', email)
      if (answer === 'proven') throw new ConfigError('That address is proven already.')
      if (answer === 'unknown') throw new ConfigError('Nobody here waits for a link to that address.')
      process.stdout.write('The link is on its way; it works for 48 hours.\n')
    } finally {
      await mailer.close()
    }
  })
}

/** Announces new keys, or with `--now` replaces all existing ones. */
async function rotateKeys(how?: string, sure?: string): Promise<void> {
  if (how !== undefined && how !== '--now') throw new ConfigError('Say: rotate-keys, or rotate-keys --now --yes.')
  if (how && sure !== '--yes') throw new ConfigError('This signs everybody out: add --yes.')
  await withDatabase(async (database, { secret, dataDir }) => {
    const encryption = encryptionWith(secret ?? (await readOrCreateSecret(dataDir)))
    if (how) {
      await replaceKeys(database, encryption, new Date())
      process.stdout.write('All keys are new. Restart the app now: until then the old ones go on signing.\n')
      return
    }
    const from = await announceKeys(database, encryption, new Date())
    process.stdout.write(`New keys sign from ${from.toISOString()}; those before them verify for 30 days more.\n`)
  })
}

const deeds: Readonly<Record<string, (...given: string[]) => Promise<void>>> = {
  invite,
  resend,
  'end-sessions': endSessions,
  'rotate-keys': rotateKeys,
}

async function main(): Promise<void> {
  const [name = '', ...given] = process.argv.slice(2)
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined
  if (!deed) throw new ConfigError(`Say one of: ${Object.keys(deeds).join(', ')}.`)
  await deed(...given)
}

main().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof ConfigError ? error.message : error instanceof Error ? error.stack : error}\n`,
  )
  process.exit(1)
})

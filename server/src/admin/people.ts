import { createWriteStream, existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { emailKey } from '@glimmer/contract/email-address'
import type { App } from '#app.ts'
import { compose } from '#compose.ts'
import { ConfigError } from '#config/setting.ts'
import { exportAccount } from '#features/account-data/index.ts'
import { type AccountMatch, findAccounts } from '#features/operators/index.ts'
import { findAccount } from '#features/users/index.ts'
import { runIdentityCommand } from '#startup/identity-command.ts'
import type { AdminCommand, AdminContext } from './command.ts'

/** Accounts with this email address, confirmed or not, or with this id; none if there is nobody. */
export async function findPeople({ database }: AdminContext, addressOrId: string | undefined): Promise<AccountMatch[]> {
  if (!addressOrId) throw new ConfigError('Say who: an email address, or the id of an account.')
  return findAccounts(database.pool, addressOrId)
}

export const notFoundMessage = 'Nobody here has that address or id.'

export async function findOne(context: AdminContext, addressOrId: string | undefined): Promise<AccountMatch> {
  const [one, another] = await findPeople(context, addressOrId)
  if (!one) throw new ConfigError(notFoundMessage)
  if (another) throw new ConfigError('Several people have that address: give the id of one (find lists them).')
  return one
}

/** The exit code with which the provider's program refuses: nothing was done. */
export const refusedByProvider = 2

/**
 * Composes the app without its HTTP server, passes it to `work`, and closes it afterwards. The embedded provider is
 * reached through its own program: its key may be known only to the process that started it, and it may not be running.
 */
export async function withApp<T>(context: AdminContext, work: (app: App) => Promise<T>): Promise<T> {
  const { config, layout, connection, database } = context
  const app = await compose({ ...config, logLevel: 'silent' }, database)
  if (config.identity.kind === 'embedded')
    app.identity = {
      ...app.identity,
      async removeWithoutUser(subject) {
        const code = await runIdentityCommand(config, layout, connection, ['remove-account', subject], 'ignore')
        return code === 0 || code === refusedByProvider ? 'removed' : 'unavailable'
      },
    }
  try {
    return await work(app)
  } finally {
    await Promise.all([app.analytics.close(), app.mailer.close(), app.closeVoices()])
  }
}

/** Whether a sign-up at the embedded provider waits for this address to be confirmed: nobody has an account by it yet. */
async function isAwaited({ config, database }: AdminContext, address: string): Promise<boolean> {
  if (config.identity.kind !== 'embedded') return false
  const { rowCount } = await database.pool.query(
    'select 1 from identity.pending_sign_up where email_key = $1 and expires_at > now() limit 1',
    [emailKey(address)],
  )
  return rowCount === 1
}

const formatDay = (date: Date) => date.toISOString().slice(0, 10)

export const find: AdminCommand = {
  usage: 'find ADDRESS: whose account that is; nothing of what they keep.',
  maxArguments: 1,
  async run(context, [addressOrId]) {
    const people = await findPeople(context, addressOrId)
    if (people.length === 0 && (await isAwaited(context, addressOrId ?? '')))
      throw new ConfigError(
        `${notFoundMessage} A sign-up with it waits for its link to be opened: resend sends that again.`,
      )
    if (people.length === 0) throw new ConfigError(notFoundMessage)
    await context.audit.begin(...people.map(({ id }) => id))
    for (const { id, email, emailVerified, name, tier, since, lastSeen } of people)
      context.print(
        [
          id,
          email ?? '-',
          emailVerified ? 'proven' : 'not proven',
          name,
          tier,
          `since ${formatDay(since)}`,
          `seen ${formatDay(lastSeen)}`,
        ].join('\t'),
      )
  },
}

export const exportPerson: AdminCommand = {
  usage: 'export ADDRESS FILE: writes all that the app keeps of somebody who asked for it.',
  maxArguments: 2,
  async run(context, [addressOrId, file]) {
    const { id, issuer, subject } = await findOne(context, addressOrId)
    if (!file) throw new ConfigError('Say where to: export ADDRESS FILE.')
    if (existsSync(file)) throw new ConfigError(`${file} is there already.`)
    await context.audit.begin(id)
    await withApp(context, async (app) => {
      const account = await findAccount(app, { issuer, subject })
      if (!account) throw new ConfigError('Their account is being deleted.')
      try {
        await pipeline(
          Readable.from(exportAccount(app, account, 'none').stream),
          createWriteStream(file, { flags: 'wx', mode: 0o600 }),
        )
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') throw new ConfigError(`${file} is there already.`)
        await rm(file, { force: true })
        throw error
      }
    })
    context.print(`${file}\teverything kept of ${id}`)
  },
}

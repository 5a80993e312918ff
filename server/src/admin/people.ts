import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { App } from '#app.ts'
import { compose } from '#compose.ts'
import { ConfigError } from '#config/setting.ts'
import { deleteEverythingHere } from '#features/account-data/delete-account.ts'
import { exportAccount } from '#features/account-data/export.ts'
import { findAccount } from '#features/users/store.ts'
import type { AdminContext, Deed } from './deed.ts'

interface Found {
  id: string
  issuer: string
  subject: string
  email: string | null
  proven: boolean
  name: string
  tier: string
  since: Date
  seen: Date
}

/** Accounts with this e-mail address, proven or not, or with this id. */
async function findPeople({ database }: AdminContext, sought: string | undefined): Promise<Found[]> {
  if (!sought) throw new ConfigError('Say who: an e-mail address, or the id of an account.')
  const { rows } = await database.pool.query<Found>(
    `select id, issuer, subject, email, email_verified as proven, coalesce(first_name, username) as name, tier,
       created_at as since, updated_at as seen
     from account where lower(email) = lower($1) or id::text = lower($1) order by created_at`,
    [sought],
  )
  if (rows.length === 0) throw new ConfigError('Nobody here has that address or id.')
  return rows
}

export async function findOne(context: AdminContext, sought: string | undefined): Promise<Found> {
  const [one, another] = await findPeople(context, sought)
  if (!one || another) throw new ConfigError('Several people have that address: give the id of one (find lists them).')
  return one
}

/** Composes the app without its HTTP server, passes it to `work`, and closes it afterwards. */
export async function withApp<T>({ config, database }: AdminContext, work: (app: App) => Promise<T>): Promise<T> {
  const app = compose({ ...config, logLevel: 'silent' }, database)
  try {
    return await work(app)
  } finally {
    await Promise.all([app.analytics.close(), app.mailer.close(), app.closeVoices()])
  }
}

const day = (date: Date) => date.toISOString().slice(0, 10)

export const find: Deed = {
  usage: 'find ADDRESS: whose account that is; nothing of what they keep.',
  async run(context, [sought]) {
    for (const { id, email, proven, name, tier, since, seen } of await findPeople(context, sought))
      context.print(
        [
          id,
          email ?? '-',
          proven ? 'proven' : 'not proven',
          name,
          tier,
          `since ${day(since)}`,
          `seen ${day(seen)}`,
        ].join('\t'),
      )
  },
}

export const exportPerson: Deed = {
  usage: 'export ADDRESS FILE: writes all that the app keeps of somebody who asked for it.',
  async run(context, [sought, file]) {
    const { id, issuer, subject } = await findOne(context, sought)
    if (!file) throw new ConfigError('Say where to: export ADDRESS FILE.')
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

export const erase: Deed = {
  usage: 'erase ADDRESS --yes: deletes all that is kept of somebody who asked for it; ends their plan first.',
  async run(context, [sought, ...rest]) {
    const { id, issuer, subject } = await findOne(context, sought)
    if (!rest.includes('--yes')) throw new ConfigError(`This deletes ${id} for good: add --yes.`)
    await withApp(context, (app) => deleteEverythingHere(app, { issuer, subject }))
    context.print(`${id}\tdeleted here; their sign-in is left at ${issuer}`)
  },
}

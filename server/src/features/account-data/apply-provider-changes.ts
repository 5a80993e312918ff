import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { AccountChange } from '#ports/identity.ts'
import { revokeAll } from '../access-tokens/index.ts'
import { forgetDevices } from '../reminders/index.ts'
import { changeEmail, endTokens, findAccount } from '../users/index.ts'
import { deleteEverythingHere } from './delete-account.ts'

async function lastSeen({ database }: App, issuer: string): Promise<number> {
  const { rows } = await database.db.execute<{ last_change: string }>(
    sql`select last_change from identity_cursor where issuer = ${issuer}`,
  )
  return Number(rows[0]?.last_change ?? 0)
}

const noteSeen = ({ database }: App, issuer: string, id: number) =>
  database.db.execute(sql`insert into identity_cursor (issuer, last_change) values (${issuer}, ${id})
    on conflict (issuer) do update set last_change = greatest(identity_cursor.last_change, excluded.last_change)`)

async function follow(app: App, issuer: string, { subject, kind, at, email }: AccountChange): Promise<void> {
  if (kind === 'deleted') return deleteEverythingHere(app, { issuer, subject })
  const account = await findAccount(app, { issuer, subject })
  if (!account) return
  if (kind === 'sessions') return endTokens(app, account.id, at)
  if (kind === 'password') {
    await revokeAll(app, account.id)
    return forgetDevices(app, account.id)
  }
  if (email !== undefined) await changeEmail(app, account.id, email)
}

/**
 * Applies changes that were made at the identity provider only. If a sign-in was deleted, its account here is deleted
 * too; if a password was changed, push subscriptions, private addresses and personal access tokens are removed; if
 * sessions were ended, so are their access tokens; if the email address was changed, mail goes to the new one. Acts only on changes that the provider reports: an account that it merely does not know is no reason to
 * delete anything. If interrupted, the next run resumes after the last change applied.
 */
export async function applyProviderChanges(app: App): Promise<void> {
  const { issuer } = app.config.identity
  const changes = await app.identity.changesAfter(await lastSeen(app, issuer))
  for (const change of changes) {
    await follow(app, issuer, change)
    await noteSeen(app, issuer, change.id)
  }
}

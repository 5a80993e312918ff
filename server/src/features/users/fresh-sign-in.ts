import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import type { Subject } from '#ports/identity.ts'
import { invalidField, Problem } from '#problem.ts'
import { findAccount } from './store.ts'

/** When the user last authenticated, according to the latest ID token sent with `noteFreshSignIn`. */
export async function lastAuthenticatedAt({ database }: App, { issuer, subject }: Subject): Promise<Date | undefined> {
  const { rows } = await database.db.execute<{ authenticated_at: string }>(
    sql`select authenticated_at from fresh_sign_in join account on account.id = fresh_sign_in.account_id
        where issuer = ${issuer} and subject = ${subject}`,
  )
  return rows[0] && new Date(rows[0].authenticated_at)
}

/**
 * Records when the user last authenticated, from an ID token that says so; for providers whose access tokens do not.
 * Throws `invalid_input` for a token that is not theirs or has no such time, `not_synced` and `identity_unavailable`.
 */
export async function noteFreshSignIn(app: App, subject: Subject, idToken: string): Promise<undefined> {
  const account = await findAccount(app, subject)
  if (!account) throw new Problem('not_synced')
  const at = await app.identity.readSignInTime(idToken, subject.subject)
  if (at === 'unavailable') throw new Problem('identity_unavailable')
  if (at === 'rejected' || at > Date.now() / 1000 + 60)
    throw invalidField('idToken', 'This does not show when you signed in.')
  await app.database.db.execute(
    sql`insert into fresh_sign_in (account_id, authenticated_at) values (${account.id}, to_timestamp(${at}))
        on conflict (account_id) do update set authenticated_at = greatest(fresh_sign_in.authenticated_at, excluded.authenticated_at)`,
  )
}

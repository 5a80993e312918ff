import type { Preferences, SyncedUser, User } from '@glimmer/contract'
import { sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import type { Subject } from '#ports/identity.ts'
import { orNotFound, Problem } from '#problem.ts'
import { toUser } from './store.ts'

/** A newcomer starts gently: in the first person, on the step of the ladder that only allows. */
const newcomerPreferences = (timeZone: string): Preferences => ({
  themes: [],
  form: 'first-person',
  level: 2,
  timeZone,
})

const orNull = (text: string | null | undefined) => text || null

/**
 * Makes the caller's account at the first sign-in and refreshes it at later ones.
 * Who they are comes from the token alone; a body that names somebody else is `identity_mismatch`.
 * The username falls back to the first name, then to 'User'; what a person changed later stays.
 */
export async function syncUser(
  app: App,
  provider: 'oidc' | 'clerk',
  subject: Subject,
  claimedId: string,
  user: SyncedUser,
): Promise<User> {
  if (app.identity.name !== provider) throw new Problem('not_found')
  if (claimedId !== subject.subject) throw new Problem('identity_mismatch')
  if (await app.accounts.isDeleted(subject)) throw new Problem('account_deleted')
  const now = app.clock.now()
  const [row] = await app.database.db
    .insert(account)
    .values({
      id: app.newId(),
      issuer: subject.issuer,
      subject: subject.subject,
      email: orNull(user.email),
      username: user.username || user.firstName || 'User',
      firstName: orNull(user.firstName),
      lastName: orNull(user.lastName),
      imageUrl: orNull(user.imageUrl),
      preferences: newcomerPreferences(app.config.usageTimeZone),
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [account.issuer, account.subject],
      set: {
        email: sql`coalesce(excluded.email, ${account.email})`,
        imageUrl: sql`coalesce(excluded.image_url, ${account.imageUrl})`,
        updatedAt: now,
      },
    })
    .returning()
  return toUser(app, orNotFound(row))
}

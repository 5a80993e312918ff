import type { Preferences, SignedInUser, SyncedUser } from '@glimmer/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { App } from '#app.ts'
import { lockIdentity } from '#database/lock-account.ts'
import { account } from '#database/tables/accounts.ts'
import type { ProviderEmail, Subject } from '#ports/identity.ts'
import { orNotFound, Problem } from '#problem.ts'
import { isOperator } from '#safety/is-operator.ts'
import { dayMs } from '#time/durations.ts'
import { readAge } from '../ages/index.ts'
import { isDeleted } from './deleted-identities.ts'
import { nameless, toUser } from './store.ts'

/** Newcomers start gently: in the first person, on the second step of the ladder, "allow". */
const newcomerPreferences = (timeZone: string): Preferences => ({
  themes: [],
  form: 'first-person',
  level: 2,
  timeZone,
  firstRun: 'name',
})

const orNull = (text: string | null | undefined) => text || null

/** The authenticated subject and their access token. */
interface Caller {
  subject: Subject
  token: string
}

/** What the identity provider says about a user, and when it was asked. */
interface ProviderProfile {
  proven: ProviderEmail | undefined
  /** When the provider said so, by its own clock: when the token was issued, or now. */
  asOf: Date | undefined
  name: string | undefined
  checkedAt: Date
}

/**
 * The provider's email address and, if the browser sent no name, its name for the user: from the token, otherwise from
 * the provider, at the first sign-in and then at most once a day.
 */
async function askProvider(app: App, { subject, token }: Caller, isNamed: boolean): Promise<ProviderProfile> {
  const now = app.clock.now()
  const tokenEmail = app.identity.emailIn(token)
  const fromToken = { proven: tokenEmail, asOf: tokenEmail?.issuedAt }
  if (tokenEmail && isNamed) return { ...fromToken, name: undefined, checkedAt: now }
  const [stored] = await app.database.db
    .select({ checkedAt: account.emailCheckedAt })
    .from(account)
    .where(and(eq(account.issuer, subject.issuer), eq(account.subject, subject.subject)))
  if (stored?.checkedAt && now.getTime() - stored.checkedAt.getTime() < dayMs)
    return { ...fromToken, name: undefined, checkedAt: stored.checkedAt }
  const { email, name } = await app.identity.askProfile(token, subject.subject)
  return { ...(tokenEmail ? fromToken : { proven: email, asOf: email && new Date() }), name, checkedAt: now }
}

/** SQL: the provider has not said anything later, such as that a change of address was undone. */
const isLatest = sql`(${account.emailAsOf} is null or excluded.email_as_of >= ${account.emailAsOf})`

/**
 * How an existing account's address changes: the provider's address replaces any but what it has said later; a
 * browser's replaces only one from a browser.
 */
const emailChange = (isProven: boolean) =>
  isProven
    ? {
        email: sql`case when ${isLatest} then excluded.email else ${account.email} end`,
        emailVerified: sql`case when ${isLatest} then excluded.email_verified else ${account.emailVerified} end`,
        emailAsOf: sql`greatest(${account.emailAsOf}, excluded.email_as_of)`,
      }
    : {
        email: sql`case when ${account.emailVerified} then ${account.email} else coalesce(excluded.email, ${account.email}) end`,
      }

/**
 * Creates the account at the first sign-in and updates it at later ones. The identity and the proven address come from
 * the token or the provider: a body with another identity is `identity_mismatch`, and an address that is only in the
 * body is shown to its owner but never written to. The username falls back to the first name, then to the provider's
 * name, then to 'User'; names that the user has changed are not overwritten. Throws `account_deleted` if the same
 * sign-in was just deleted.
 */
export async function syncUser(app: App, caller: Caller, claimedId: string, user: SyncedUser): Promise<SignedInUser> {
  const { subject } = caller
  if (claimedId !== subject.subject) throw new Problem('identity_mismatch')
  const isNamed = (user.username ?? nameless) !== nameless || Boolean(user.firstName)
  const { proven, asOf, name, checkedAt } = await askProvider(app, caller, isNamed)
  const firstName = orNull(user.firstName) ?? name ?? null
  const now = app.clock.now()
  const row = await app.database.db.transaction(async (transaction) => {
    await lockIdentity(transaction, subject)
    if (await isDeleted(app, subject, transaction)) throw new Problem('account_deleted')
    const [synced] = await transaction
      .insert(account)
      .values({
        id: app.newId(),
        issuer: subject.issuer,
        subject: subject.subject,
        email: proven?.address ?? orNull(user.email),
        emailVerified: proven?.isVerified ?? false,
        emailCheckedAt: checkedAt,
        emailAsOf: asOf ?? null,
        username: isNamed ? user.username || user.firstName || nameless : (name ?? nameless),
        firstName,
        lastName: orNull(user.lastName),
        imageUrl: orNull(user.imageUrl),
        preferences: newcomerPreferences(app.config.usageTimeZone),
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoUpdate({
        target: [account.issuer, account.subject],
        set: {
          // 'User' is the fallback, not a name that anybody chose.
          username: sql`case when ${account.username} = ${nameless} then excluded.username else ${account.username} end`,
          firstName: sql`case when ${account.username} = ${nameless} then coalesce(${account.firstName}, excluded.first_name) else ${account.firstName} end`,
          ...emailChange(proven !== undefined),
          emailCheckedAt: checkedAt,
          imageUrl: sql`coalesce(excluded.image_url, ${account.imageUrl})`,
          updatedAt: now,
        },
      })
      .returning()
    return orNotFound(synced)
  })
  const mayOperate = row.emailVerified && row.email !== null && isOperator(app.config, row.email)
  return { ...toUser(app, row), age: await readAge(app, row.id), ...(mayOperate && { isOperator: true }) }
}

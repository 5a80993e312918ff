import { eq } from 'drizzle-orm'
import type { App } from '#app.ts'
import { account } from '#database/tables/accounts.ts'
import { deleteEverythingHere } from './delete-account.ts'

/** The job that goes on asking the provider; of several for one sign-in the latest counts. */
const removalJob = (subject: string) =>
  ({ name: 'remove-sign-in', payload: { subject }, key: `remove sign-in ${subject}` }) as const

/**
 * Deletes a person with nobody signed in: everything kept here, then the sign-in, where the provider lets us. One that
 * cannot be reached is asked again later: what is kept here is gone by then, and the tombstone keeps it away. Throws
 * `payments_unavailable` with nothing deleted.
 */
export async function closeAccount(app: App, accountId: string): Promise<void> {
  const [signIn] = await app.database.db
    .select({ issuer: account.issuer, subject: account.subject })
    .from(account)
    .where(eq(account.id, accountId))
  if (!signIn) return
  await deleteEverythingHere(app, signIn)
  // A sign-in of an earlier provider is none of the present one's.
  if (signIn.issuer !== app.config.identity.issuer) return
  if ((await app.identity.removeSubject(signIn.subject)) === 'unavailable')
    await app.jobs.add(removalJob(signIn.subject))
}

/** Removes a sign-in that could not be reached before. Throws while it cannot be, so that the job is done again. */
export async function removeSignIn(app: App, subject: string): Promise<void> {
  if ((await app.identity.removeSubject(subject)) === 'unavailable')
    throw new Error('The identity provider could not be reached.')
}

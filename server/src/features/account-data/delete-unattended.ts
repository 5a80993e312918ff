import type { App } from '#app.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'
import { deleteEverythingHere } from './delete-account.ts'

type SignIn = Pick<Subject, 'issuer' | 'subject'>

/**
 * Removes the account at the identity provider, if we are allowed to. Accounts at a provider that was configured
 * earlier are left there. Throws `identity_unavailable`.
 */
export async function removeSignIn({ config, identity }: App, { issuer, subject }: SignIn): Promise<void> {
  if (issuer === config.identity.issuer && (await identity.removeUnattended(subject)) === 'unavailable')
    throw new Problem('identity_unavailable')
}

/**
 * Deletes an account without a signed-in user: first at the identity provider, then here. In this order an interrupted
 * deletion can be repeated by its caller, and no user is left with a sign-in that leads nowhere. Throws
 * `identity_unavailable` and `payments_unavailable`.
 */
export async function deleteUnattended(app: App, signIn: SignIn): Promise<void> {
  await removeSignIn(app, signIn)
  await deleteEverythingHere(app, signIn)
}

/**
 * Deletes an account whose data must not be retained: first what is stored here, then the sign-in. If the provider
 * cannot be reached, a job tries again, and a tombstone blocks the sign-in meanwhile. Throws `payments_unavailable`
 * with nothing deleted.
 */
export async function deleteAtOnce(app: App, signIn: SignIn): Promise<void> {
  await deleteEverythingHere(app, signIn)
  const { issuer, subject } = signIn
  await removeSignIn(app, signIn).catch(() =>
    app.jobs.add({ name: 'remove-sign-in', payload: { issuer, subject }, key: `remove sign-in ${issuer} ${subject}` }),
  )
}

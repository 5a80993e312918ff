import type { App } from '#app.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'
import { deleteEverythingHere } from './delete-account.ts'

type SignIn = Pick<Subject, 'issuer' | 'subject'>

/**
 * Removes the account at the identity provider, where we may; a sign-in of one that was configured once stays there.
 * Throws `identity_unavailable`.
 */
export async function removeSignIn({ config, identity }: App, { issuer, subject }: SignIn): Promise<void> {
  if (issuer === config.identity.issuer && (await identity.removeUnattended(subject)) === 'unavailable')
    throw new Problem('identity_unavailable')
}

/**
 * Deletes a person with nobody signed in: first at the identity provider, then here. In this order what is cut short is
 * done again by whoever asked, and nobody keeps a sign-in that leads nowhere. Throws `identity_unavailable` and
 * `payments_unavailable`.
 */
export async function deleteUnattended(app: App, signIn: SignIn): Promise<void> {
  await removeSignIn(app, signIn)
  await deleteEverythingHere(app, signIn)
}

/**
 * Deletes a person of whom nothing may be kept: first what is here, then the sign-in. A provider that cannot be reached
 * is asked again by a job; a tombstone keeps the sign-in away meanwhile. Throws `payments_unavailable` with nothing
 * deleted.
 */
export async function deleteAtOnce(app: App, signIn: SignIn): Promise<void> {
  await deleteEverythingHere(app, signIn)
  const { issuer, subject } = signIn
  await removeSignIn(app, signIn).catch(() =>
    app.jobs.add({ name: 'remove-sign-in', payload: { issuer, subject }, key: `remove sign-in ${issuer} ${subject}` }),
  )
}

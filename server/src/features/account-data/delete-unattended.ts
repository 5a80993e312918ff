import type { App } from '#app.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'
import { deleteEverythingHere } from './delete-account.ts'

/**
 * Deletes a person with nobody signed in: first at the identity provider, where we may, then here. In this order what is
 * cut short is done again by whoever asked, and nobody keeps a sign-in that leads nowhere. A sign-in of a provider that
 * was configured once stays there. Throws `identity_unavailable` and `payments_unavailable`.
 */
export async function deleteUnattended(app: App, signIn: Pick<Subject, 'issuer' | 'subject'>): Promise<void> {
  const isOfThisProvider = signIn.issuer === app.config.identity.issuer
  if (isOfThisProvider && (await app.identity.removeUnattended(signIn.subject)) === 'unavailable')
    throw new Problem('identity_unavailable')
  await deleteEverythingHere(app, signIn)
}

import type { App } from '#app.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'
import { deleteEverythingHere } from './delete-account.ts'

type SignIn = Pick<Subject, 'issuer' | 'subject'>

/**
 * Removes the account at the identity provider, if we are allowed to. Accounts at a provider that was configured
 * earlier are `kept` there. Throws `identity_unavailable`.
 */
export async function removeSignIn(
  { config, identity }: App,
  { issuer, subject }: SignIn,
): Promise<'removed' | 'kept'> {
  if (issuer !== config.identity.issuer) return 'kept'
  const outcome = await identity.removeWithoutUser(subject)
  if (outcome === 'unavailable') throw new Problem('identity_unavailable')
  return outcome
}

/**
 * Deletes an account without a signed-in user: first at the identity provider, then here. In this order an interrupted
 * deletion can be repeated by its caller, and no user is left with a sign-in that leads nowhere. Throws
 * `identity_unavailable` and `payments_unavailable`.
 */
export async function deleteSignInThenData(app: App, signIn: SignIn): Promise<void> {
  await removeSignIn(app, signIn)
  await deleteEverythingHere(app, signIn)
}

/**
 * Deletes an account whose data must not be retained: first what is stored here, then the sign-in. If the provider
 * cannot be reached, a job tries again, and a tombstone blocks the sign-in meanwhile. Returns what became of the
 * sign-in: `later` if a job removes it. Throws `payments_unavailable` with nothing deleted.
 */
export async function deleteDataThenSignIn(app: App, signIn: SignIn): Promise<'removed' | 'kept' | 'later'> {
  await deleteEverythingHere(app, signIn)
  const { issuer, subject } = signIn
  try {
    return await removeSignIn(app, signIn)
  } catch {
    const key = `remove sign-in ${issuer} ${subject}`
    await app.jobs.add({ name: 'remove-sign-in', payload: { issuer, subject }, key })
    return 'later'
  }
}

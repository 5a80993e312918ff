import type { Account, App } from '#app.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'

const bearer = /^Bearer ([\w.~+/-]+=*)$/i

const problemOf = {
  rejected: 'unauthenticated',
  unavailable: 'identity_unavailable',
  unusable: 'identity_misconfigured',
} as const

/**
 * Returns the subject of the Authorization header's bearer token, and the token. Throws `unauthenticated`,
 * `identity_unavailable` when the token cannot be verified at the moment, and `identity_misconfigured` when it never
 * could be.
 */
export async function verifyBearer(
  { identity }: App,
  authorization: string | undefined,
): Promise<{ subject: Subject; token: string }> {
  const token = bearer.exec(authorization ?? '')?.[1]
  if (!token) throw new Problem('unauthenticated')
  const verdict = await identity.verify(token)
  if (verdict.ok) return { subject: verdict.subject, token }
  throw new Problem(problemOf[verdict.reason])
}

/**
 * Returns the synced account of a token's subject. Throws `not_synced` for a valid token whose account was never
 * created, and `unauthenticated` for one whose account has been deleted.
 */
export async function findCaller(app: App, subject: Subject): Promise<Account> {
  const account = await app.accounts.find(subject)
  if (account) return account
  throw new Problem((await app.accounts.isDeleted(subject)) ? 'unauthenticated' : 'not_synced')
}

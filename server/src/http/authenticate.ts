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
 * Who the Authorization header speaks for, and the token that says so. Throws `unauthenticated`, or
 * `identity_unavailable` when nobody can tell, and `identity_misconfigured` when nobody ever could.
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
 * The synced account a token speaks for. Throws `not_synced` for a good token whose user was never made, and
 * `unauthenticated` for one that outlives its deleted account.
 */
export async function findCaller(app: App, subject: Subject): Promise<Account> {
  const account = await app.accounts.find(subject)
  if (account) return account
  throw new Problem((await app.accounts.isDeleted(subject)) ? 'unauthenticated' : 'not_synced')
}

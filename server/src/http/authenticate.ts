import type { Account, App } from '../app.ts'
import type { Subject } from '../ports/identity.ts'
import { Problem } from '../problem.ts'

const bearer = /^Bearer ([\w.~+/-]+=*)$/i

/** Who the Authorization header speaks for. Throws `unauthenticated`, or `identity_unavailable` when nobody can tell. */
export async function verifyBearer({ identity }: App, authorization: string | undefined): Promise<Subject> {
  const token = bearer.exec(authorization ?? '')?.[1]
  if (!token) throw new Problem('unauthenticated')
  const verdict = await identity.verify(token)
  if (verdict.ok) return verdict.subject
  throw new Problem(verdict.reason === 'unavailable' ? 'identity_unavailable' : 'unauthenticated')
}

/** The synced account behind the header. Throws `not_synced` for a good token whose user was never made. */
export async function authenticate(app: App, authorization: string | undefined): Promise<Account> {
  const account = await app.accounts.find(await verifyBearer(app, authorization))
  if (!account) throw new Problem('not_synced')
  return account
}

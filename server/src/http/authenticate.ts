import type { Ages, TokenScope } from '@glimmer/contract'
import type { Account, App } from '#app.ts'
import type { AgesConfig } from '#config/ages.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'
import type { AgeStanding } from '#safety/age-standing.ts'
import { isOperator } from '#safety/is-operator.ts'

/** Finds the accounts of verified tokens; features provide it (routes.ts). */
export interface Accounts {
  find(subject: Subject): Promise<Account | undefined>
  /** Whether this account was deleted so recently that its tokens may still be valid. */
  isDeleted(subject: Subject): Promise<boolean>
  /** When the user last authenticated, for access tokens that do not say so. */
  lastAuthenticatedAt(subject: Subject): Promise<Date | undefined>
  /** The email address of an account, if its provider has verified it. */
  provenEmail(account: Account): Promise<string | undefined>
  /** Finds the owner of a valid personal access token, and what it may do. */
  findByAccessToken(token: string): Promise<TokenOwner | undefined>
}

export interface TokenOwner {
  account: Account
  subject: Subject
  scopes: readonly TokenScope[]
}

/** Tells a personal access token from the identity provider's tokens, for people and for scanners of leaked secrets. */
export const accessTokenPrefix = 'glm_'

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
export async function findCaller(accounts: Accounts, subject: Subject): Promise<Account> {
  const account = await accounts.find(subject)
  if (account) return account
  throw new Problem((await accounts.isDeleted(subject)) ? 'unauthenticated' : 'not_synced')
}

/** What is known of a caller by their token; the account and the scopes only for personal access tokens. */
export interface Bearer {
  subject: Subject
  token: string
  account?: Account
  scopes?: readonly TokenScope[]
}

/**
 * Identifies the caller of a route. Throws what `verifyBearer` does, and `insufficient_scope` for a personal access
 * token (RFC 6750 section 3.1) that may not call it: a route without a scope needs a session.
 */
export async function readBearer(
  app: App,
  accounts: Accounts,
  scope: TokenScope | undefined,
  authorization: string | undefined,
): Promise<Bearer> {
  const token = bearer.exec(authorization ?? '')?.[1]
  if (!token?.startsWith(accessTokenPrefix)) return verifyBearer(app, authorization)
  const owner = await accounts.findByAccessToken(token)
  if (!owner) throw new Problem('unauthenticated')
  if (!scope || !owner.scopes.includes(scope)) throw new Problem('insufficient_scope')
  return { ...owner, token }
}

/** How recent a sign-in must be for actions that cannot be undone. */
const freshSeconds = 600

/**
 * Throws `fresh_sign_in` unless the caller has recently proved who they are. Uses the real clock, as tokens do, not the
 * app's. It is a 403 and not a 401 (RFC 9470): the session is still valid.
 */
export async function requireFreshSignIn(accounts: Accounts, subject: Subject): Promise<void> {
  // Throws for a token of a session that was ended: it must not destroy or reveal anything in its last minutes.
  await accounts.find(subject)
  const oldest = Date.now() / 1000 - freshSeconds
  if (subject.authenticatedAt !== undefined && subject.authenticatedAt >= oldest) return
  const authenticatedAt = await accounts.lastAuthenticatedAt(subject)
  if (authenticatedAt === undefined || authenticatedAt.getTime() / 1000 < oldest) throw new Problem('fresh_sign_in')
}

/**
 * Returns the address with which a caller is one of the operators, at every request. Throws `not_found` for everybody
 * else, as for a route that does not exist, then `second_step_needed` and `fresh_sign_in`.
 */
export async function requireOperator(
  { config }: App,
  accounts: Accounts,
  { account, subject }: { account: Account; subject: Subject },
): Promise<string> {
  const email = await accounts.provenEmail(account)
  if (!email || !isOperator(config, email)) throw new Problem('not_found')
  if (!subject.hasSecondStep) throw new Problem('second_step_needed')
  await requireFreshSignIn(accounts, subject)
  return email
}

/**
 * The only place that refuses a route because of age. Throws `age_needed` where the installation requires an answer
 * first, `guardian_needed` for a teen whose guardian has not agreed yet, and `adults_only`.
 */
export function refuseByAge(standing: AgeStanding, ages: Ages, gate: AgesConfig['gate']): void {
  if (ages === 'any' || standing === 'adult') return
  if (standing === 'unknown') {
    if (gate === 'strict') throw new Problem('age_needed')
    return
  }
  if (ages === 'adult') throw new Problem('adults_only')
  if (ages === 'agreed' && standing === 'waiting') throw new Problem('guardian_needed')
}

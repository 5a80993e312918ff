import { AuthorizationResponseError, ResponseBodyError, WWWAuthenticateChallengeError } from 'oauth4webapi'
import { OtherUserError } from './tokens.ts'

/** The provider shows a page of its own instead of redirecting silently: it requires the user to interact. */
export class InteractionRequiredError extends Error {}

/** Errors of the protocol that say nothing about the user (RFC 6749 section 4.1.2.1). */
const passingErrors: readonly string[] = ['server_error', 'temporarily_unavailable']

/** Whether the provider responded with a refusal. Any other failure may pass by itself. */
export function isRefusal(thrown: unknown): boolean {
  if (thrown instanceof InteractionRequiredError || thrown instanceof OtherUserError) return true
  if (thrown instanceof AuthorizationResponseError) return !passingErrors.includes(thrown.error)
  if (!(thrown instanceof ResponseBodyError || thrown instanceof WWWAuthenticateChallengeError)) return false
  return thrown.status < 500 && thrown.status !== 429
}

/** How long a user who has pressed a button waits for the provider. */
const reachTimeoutMs = 8_000

/**
 * Rejects unless the provider responds at this address now, bypassing the cache: navigating to a page that does not
 * load would strand the user. The response of another origin cannot be read; that there is one is enough.
 */
export async function assertReachable(address: string): Promise<void> {
  const mode = new URL(address).origin === location.origin ? 'same-origin' : 'no-cors'
  const signal = AbortSignal.timeout(reachTimeoutMs)
  const { type, ok } = await fetch(address, { mode, cache: 'no-store', credentials: 'omit', signal })
  if (type !== 'opaque' && !ok) throw new Error('The provider does not answer.')
}

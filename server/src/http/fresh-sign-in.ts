import type { App } from '#app.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'

/** How recent a sign-in must be for actions that cannot be undone. */
const freshSeconds = 600

/**
 * Throws `fresh_sign_in` unless the caller has recently proved who they are. Uses the real clock, as tokens do, not the
 * app's. It is a 403 and not a 401 (RFC 9470): the session is still valid.
 */
export async function requireFreshSignIn({ accounts }: App, subject: Subject): Promise<void> {
  const oldest = Date.now() / 1000 - freshSeconds
  if (subject.authenticatedAt !== undefined && subject.authenticatedAt >= oldest) return
  const authenticatedAt = await accounts.lastAuthenticatedAt(subject)
  if (authenticatedAt === undefined || authenticatedAt.getTime() / 1000 < oldest) throw new Problem('fresh_sign_in')
}

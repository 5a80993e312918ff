import type { App } from '#app.ts'
import type { Subject } from '#ports/identity.ts'
import { Problem } from '#problem.ts'

/** Whoever has shown within this time who they are may do what cannot be taken back. */
const freshSeconds = 600

/**
 * Throws `fresh_sign_in` unless the caller has just shown who they are. By the real clock, as the tokens' own times are,
 * not by the app's. It is a 403 and no 401 (RFC 9470): the session is as good as it was.
 */
export async function requireFresh({ accounts }: App, subject: Subject): Promise<void> {
  const oldest = Date.now() / 1000 - freshSeconds
  if (subject.authenticatedAt !== undefined && subject.authenticatedAt >= oldest) return
  const shown = await accounts.lastShown(subject)
  if (shown === undefined || shown.getTime() / 1000 < oldest) throw new Problem('fresh_sign_in')
}

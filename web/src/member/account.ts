import { session } from '#auth/session.ts'
import { readHint } from '#auth/session-hint.ts'
import type { SessionUser } from '#auth/session-provider.ts'
import { paths } from '#platform/paths.ts'
import { accountStore } from './account-store.ts'
import { somethingKept } from './offline/has-copies.ts'
import { askAhead } from './prefetch-today.ts'
import { syncUser } from './sync-user.ts'

/** Nobody is told of offline who was not signed in here when last seen. */
const keptUser = async () =>
  somethingKept() && readHint() ? (await import('./offline/offline-copies.ts')).keptUser() : undefined

/** What the two answers may be apart, in milliseconds, for the screen to be drawn once and not twice. */
const apart = 250

async function sync(user: SessionUser) {
  // Where lines are kept an account has been read before: it is there.
  const ahead = somethingKept() ? askAhead(user.id, location.pathname) : undefined
  const synced = await syncUser(user)
  await Promise.race([ahead, new Promise((passed) => setTimeout(passed, apart))])
  return synced
}

/** The account of this page, which follows its session. */
export const account = accountStore(session, sync, keptUser)

let begun: Promise<void> | undefined

/**
 * Finds out who is here, once a page: asked for before the app itself is there, so that both are on their way together.
 * The page a sign-in comes back to has its own answer to take in.
 */
export const beginAccount = (): Promise<void> => {
  begun ??= location.pathname === paths.signInCallback() ? Promise.resolve() : session.start()
  return begun
}

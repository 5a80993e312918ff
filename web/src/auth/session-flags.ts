import { readItem, removeItem, writeItem } from '#lib/safe-storage.ts'

const signedIn = 'glimmer.signed-in'
const signOutPending = 'glimmer.sign-out-owed'

const isSet = (key: string): boolean => readItem(key) === '1'

/** If storage is refused, the user has to sign in again after the next reload. */
function set(key: string, on: boolean) {
  if (on) writeItem(key, '1')
  else removeItem(key)
}

/**
 * Whether this browser was signed in when last seen: a flag, never a token. Only then does a reload ask the provider,
 * so that visitors cause no request. A browser that refuses storage counts as signed out.
 */
export const wasSignedIn = () => isSet(signedIn)
/** Other tabs are notified by the `storage` event. */
export const setSignedIn = (on: boolean) => set(signedIn, on)

/** Whether a sign-out here did not reach the provider, which may still have its session. */
export const isSignOutPending = () => isSet(signOutPending)
export const setSignOutPending = (on: boolean) => set(signOutPending, on)

/**
 * Calls `signedOut` when another tab signs out, and when this page is restored from the back/forward cache after a
 * sign-out, since nobody may read it any more.
 */
export function onSignedOutElsewhere(signedOut: () => void) {
  addEventListener('storage', (event) => {
    if ((event.key === signedIn || event.key === null) && !wasSignedIn()) signedOut()
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted && !wasSignedIn()) signedOut()
  })
}

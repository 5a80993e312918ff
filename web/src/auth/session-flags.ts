const signedIn = 'glimmer.signed-in'
const signOutPending = 'glimmer.sign-out-owed'

function isSet(key: string): boolean {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

function set(key: string, on: boolean) {
  try {
    if (on) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Storage is refused: after the next reload the user has to sign in again.
  }
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

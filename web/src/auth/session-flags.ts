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
    // Storage is refused: the next reload asks the person to sign in again.
  }
}

/**
 * Whether this browser was signed in when last seen: a flag, never a token. Only with it is the provider asked on a
 * reload, so that a visitor costs nobody a request. A browser that refuses storage counts as signed out.
 */
export const wasSignedIn = () => isSet(signedIn)
/** The other tabs notice. */
export const setSignedIn = (on: boolean) => set(signedIn, on)

/** Whether somebody signed out here while the provider could not be told: it may know them still. */
export const isSignOutPending = () => isSet(signOutPending)
export const setSignOutPending = (on: boolean) => set(signOutPending, on)

/**
 * Calls `signedOut` when another tab signs out, and when this page comes back from the browser's memory after a
 * sign-out: what was on it is nobody's to read any more.
 */
export function onSignedOutElsewhere(signedOut: () => void) {
  addEventListener('storage', (event) => {
    if ((event.key === signedIn || event.key === null) && !wasSignedIn()) signedOut()
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted && !wasSignedIn()) signedOut()
  })
}

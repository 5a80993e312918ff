const key = 'glimmer.signed-in'

/**
 * Whether this browser was signed in when last seen: a flag, never a token. Only with it is the provider asked on a
 * reload, so that a visitor costs nobody a request. A browser that refuses storage counts as signed out.
 */
export function readHint(): boolean {
  try {
    return localStorage.getItem(key) === '1'
  } catch {
    return false
  }
}

const owed = 'glimmer.sign-out-owed'

/** Whether somebody signed out here while the provider could not be told: it may know them still. */
export function owesSignOut(): boolean {
  try {
    return localStorage.getItem(owed) === '1'
  } catch {
    return false
  }
}

export function writeOwed(now: boolean) {
  try {
    if (now) localStorage.setItem(owed, '1')
    else localStorage.removeItem(owed)
  } catch {
    // Storage is refused: nobody was expected to be signed in here either.
  }
}

/** Remembers or forgets that somebody is signed in here; the other tabs notice. */
export function writeHint(signedIn: boolean) {
  try {
    if (signedIn) localStorage.setItem(key, '1')
    else localStorage.removeItem(key)
  } catch {
    // Storage is refused: the next reload asks the person to sign in again.
  }
}

/**
 * Runs `gone` when another tab signs out, and when this page comes back from the browser's memory after a sign-out:
 * what was on it is nobody's to read any more.
 */
export function whenSignedOutElsewhere(gone: () => void) {
  addEventListener('storage', (event) => {
    if ((event.key === key || event.key === null) && !readHint()) gone()
  })
  addEventListener('pageshow', (event) => {
    if (event.persisted && !readHint()) gone()
  })
}

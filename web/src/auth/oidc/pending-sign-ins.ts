import type { AuthorizationRequest } from './authorization-code.ts'

/** A sign-in in progress, while the user is on the provider's page. */
export interface PendingSignIn extends AuthorizationRequest {
  returnTo: string
}

const storageKey = 'glimmer.sign-ins'

/**
 * How many are stored. None is too old: the user may wait for an email on the provider's page, and a clock may be set
 * meanwhile.
 */
const most = 5

function readAll(): PendingSignIn[] {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(all) ? all : []
  } catch {
    return []
  }
}

/**
 * Stores a sign-in in this tab's sessionStorage, which outlives the trip to the provider. There may be several, when
 * the user comes back and begins again. Throws if the browser refuses storage: the sign-in could not be completed.
 */
export function addPendingSignIn({ state, nonce, verifier, redirectUri, returnTo }: PendingSignIn) {
  const added = { state, nonce, verifier, redirectUri, returnTo }
  sessionStorage.setItem(storageKey, JSON.stringify([...readAll(), added].slice(-most)))
}

/** Returns the sign-in with this `state`, and forgets all of them; undefined if this tab did not start it. */
export function takePendingSignIn(state: string | null): PendingSignIn | undefined {
  const taken = readAll().find((one) => one.state === state)
  if (taken) sessionStorage.removeItem(storageKey)
  return taken
}

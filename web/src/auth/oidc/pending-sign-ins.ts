import type { AuthorizationRequest } from './authorization-code.ts'

/** A sign-in in progress, while the user is on the provider's page. */
export interface PendingSignIn extends AuthorizationRequest {
  returnTo: string
}

const storageKey = 'glimmer.sign-ins'

/** How long the user may take on the provider's page. */
const maxAgeMs = 15 * 60_000

type Stored = PendingSignIn & { startedAt: number }

function readAll(): Stored[] {
  try {
    const all: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(all) ? all.filter(({ startedAt }) => Date.now() - startedAt < maxAgeMs) : []
  } catch {
    return []
  }
}

/**
 * Stores a sign-in in this tab's sessionStorage, which outlives the trip to the provider. There may be several, when
 * the user comes back and begins again. Throws if the browser refuses storage: the sign-in could not be completed.
 */
export function addPendingSignIn({ state, nonce, verifier, redirectUri, returnTo }: PendingSignIn) {
  const added = { state, nonce, verifier, redirectUri, returnTo, startedAt: Date.now() }
  sessionStorage.setItem(storageKey, JSON.stringify([...readAll(), added]))
}

/** Removes and returns the sign-in with this `state`; undefined if this tab did not start it, or too long ago. */
export function takePendingSignIn(state: string | null): PendingSignIn | undefined {
  const all = readAll()
  const taken = all.find((one) => one.state === state)
  if (taken) sessionStorage.setItem(storageKey, JSON.stringify(all.filter((one) => one !== taken)))
  return taken
}

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

/** How long somebody who presses a button waits for the provider. */
const reachTimeoutMs = 8_000

/**
 * Rejects unless the provider answers at this address now, whatever is remembered: leaving for a page that does not answer
 * would strand somebody. What a provider of another origin answers may not be readable; that it answers is enough.
 */
export async function assertReachable(address: string): Promise<void> {
  const mode = new URL(address).origin === location.origin ? 'same-origin' : 'no-cors'
  const signal = AbortSignal.timeout(reachTimeoutMs)
  const { type, ok } = await fetch(address, { mode, cache: 'no-store', credentials: 'omit', signal })
  if (type !== 'opaque' && !ok) throw new Error('The provider does not answer.')
}

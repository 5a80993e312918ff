/** How long the network may take before the cached copy is shown instead. */
export const networkTimeoutMs = 3_000

/**
 * Returns the network's response, or the cached copy when there is no connection, the network is slow, or the server
 * responds with an error (5xx). With nothing cached it waits for the network without a limit, and passes on its
 * failure.
 */
export async function networkFirst(
  network: Promise<Response>,
  cached: () => Promise<Response | undefined>,
): Promise<Response> {
  const { promise: timeout, resolve: giveUp } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => giveUp(undefined), networkTimeoutMs)
  const fresh = await Promise.race([network.catch(() => undefined), timeout])
  clearTimeout(timer)
  if (fresh && fresh.status < 500) return fresh
  return (await cached()) ?? fresh ?? network
}

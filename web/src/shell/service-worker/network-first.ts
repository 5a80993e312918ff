/** How long the network may take before the cached copy is shown instead. */
export const networkTimeoutMs = 3_000

/**
 * What the network answers in time, else what is cached: when there is no connection, when it is slow, and when the
 * server is in trouble. With nothing cached the network has all the time it wants, and its failure is passed on.
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

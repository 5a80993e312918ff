/** How long, in milliseconds, the network may take before what is kept is shown instead. */
export const patience = 3_000

/**
 * What the network answers in time, else what is kept: when there is no connection, when it is slow, and when the
 * server is in trouble. With nothing kept the network has all the time it wants, and its failure is passed on.
 */
export async function freshOrKept(
  ask: Promise<Response>,
  kept: () => Promise<Response | undefined>,
): Promise<Response> {
  const { promise: late, resolve: giveUp } = Promise.withResolvers<undefined>()
  const timer = setTimeout(() => giveUp(undefined), patience)
  const fresh = await Promise.race([ask.catch(() => undefined), late])
  clearTimeout(timer)
  if (fresh && fresh.status < 500) return fresh
  return (await kept()) ?? fresh ?? ask
}

const MOST_FAILURES = 3
const OPEN_MS = 30_000

/**
 * Whether a server is worth asking. After three failures in a row nobody waits for it any more: for half a minute
 * everybody is turned away at once, then one caller may try, and only when that goes well is it open to all again.
 */
export type Breaker =
  | { kind: 'closed'; failures: number }
  /** Times are milliseconds of any clock that only runs forwards. */
  | { kind: 'open'; until: number }
  | { kind: 'trying' }

export const closedBreaker: Breaker = { kind: 'closed', failures: 0 }

/** The breaker once this caller has been let through; undefined where it is turned away. */
export function admit(breaker: Breaker, now: number): Breaker | undefined {
  if (breaker.kind === 'closed') return breaker
  return breaker.kind === 'open' && now >= breaker.until ? { kind: 'trying' } : undefined
}

/** How asking went; `left` when the caller went away before anybody could know. */
export type Outcome = 'worked' | 'failed' | 'left'

/** The breaker after an admitted caller is done. */
export function settle(breaker: Breaker, outcome: Outcome, now: number): Breaker {
  if (outcome === 'worked') return closedBreaker
  if (outcome === 'left') return breaker.kind === 'trying' ? { kind: 'open', until: now } : breaker
  const failures = breaker.kind === 'closed' ? breaker.failures + 1 : MOST_FAILURES
  return failures < MOST_FAILURES ? { kind: 'closed', failures } : { kind: 'open', until: now + OPEN_MS }
}

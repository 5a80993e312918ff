import {
  BrokenCircuitError,
  CircuitState,
  ConsecutiveBreaker,
  circuitBreaker,
  DelegateBackoff,
  handleWhen,
  retry,
} from 'cockatiel'
import { retryAfterOf, statusOf } from './http.ts'
import { publish, withDeadline } from './with-deadline.ts'

export interface CallOptions {
  /** The name of the provider's port: a label of the metrics. */
  provider: string
  /** For one call: both attempts, the wait between them, and reading the response. */
  timeoutMs: number
  /** The wait before the second attempt, if the server sends no Retry-After. */
  backoffMs?: number
  /** Whether a second attempt may succeed; true for 429 and 5xx if left out. */
  isTransient?: (error: unknown) => boolean
  /**
   * Whether a failure shows that the provider is unhealthy, rather than something about the request; always if left
   * out.
   */
  isProvidersFault?: (error: unknown) => boolean
}

/** What a call's work receives. */
export interface CallContext {
  /** Aborts when the caller leaves or the time is over. */
  signal: AbortSignal
  /** Runs `ask`, and once more after a transient failure if the wait before it fits in the deadline. */
  retry<T>(ask: () => PromiseLike<T>): Promise<T>
}

/**
 * Rejects with an error that {@link isCircuitOpen} recognises while the breaker is open, and otherwise as `withDeadline`
 * does.
 */
export type Call = <T>(work: (attempt: CallContext) => Promise<T>, signal?: AbortSignal) => Promise<T>

const failuresToOpen = 3
const openMs = 30_000
const breakerStates = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const

/** The caller left before the outcome was known. */
class CallerLeft extends Error {}

/** True if a call was not made at all, because the breaker is open. */
export const isCircuitOpen = (error: unknown): boolean => error instanceof BrokenCircuitError

const isBusyOrFailing = (error: unknown) => {
  const status = statusOf(error)
  return status !== undefined && (status === 429 || status >= 500)
}

/**
 * Wraps calls to one provider: each has a deadline and one retry, and all share a circuit breaker. After three failures
 * in a row calls fail at once for half a minute; then one call is let through, and only its success closes the breaker.
 * Calls whose caller left, and refusals that concern the request, do not count.
 */
export function resilientCalls(options: CallOptions): Call {
  const { provider, timeoutMs, backoffMs = 300, isTransient = isBusyOrFailing, isProvidersFault = () => true } = options
  const tellsNothing = (error: unknown) => error instanceof CallerLeft || !isProvidersFault(error)
  const breaker = circuitBreaker(
    // The trial call must leave the half-open state: if its outcome says nothing about the provider, the next call may
    // try at once.
    handleWhen((error) => breaker.state === CircuitState.HalfOpen || !tellsNothing(error)),
    {
      breaker: new ConsecutiveBreaker(failuresToOpen),
      halfOpenAfter: new DelegateBackoff(({ result }) =>
        'error' in result && tellsNothing(result.error) ? 0 : openMs,
      ),
    },
  )
  breaker.onStateChange((state) => publish({ provider, kind: 'breaker', state: breakerStates[state] }))

  const waitMs = (error: unknown) => retryAfterOf(error) ?? backoffMs

  function retryUntil<T>(deadline: number, signal: AbortSignal, ask: () => PromiseLike<T>): Promise<T> {
    const inTime = (error: unknown) => performance.now() + waitMs(error) < deadline
    const policy = retry(
      handleWhen((error) => isTransient(error) && inTime(error)),
      { maxAttempts: 1, backoff: new DelegateBackoff(({ result }) => ('error' in result ? waitMs(result.error) : 0)) },
    ).dangerouslyUnref()
    policy.onRetry(() => publish({ provider, kind: 'retried' }))
    return policy.execute(() => {
      signal.throwIfAborted()
      return ask()
    }, signal)
  }

  return async (work, signal) => {
    signal?.throwIfAborted()
    // The library would make other calls wait for the trial call; here they are rejected.
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
    const deadline = performance.now() + timeoutMs
    const attemptFor = (stop: AbortSignal): CallContext => ({
      signal: stop,
      retry: (ask) => retryUntil(deadline, stop, ask),
    })
    return breaker
      .execute(() =>
        withDeadline({ provider, timeoutMs, signal }, (stop) => work(attemptFor(stop))).catch((error: unknown) => {
          throw signal?.aborted ? new CallerLeft() : error
        }),
      )
      .catch((error: unknown) => {
        signal?.throwIfAborted()
        throw error
      })
  }
}

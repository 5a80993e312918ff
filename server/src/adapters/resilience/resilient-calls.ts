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
  /** Which port the provider stands behind: a label of the metrics. */
  provider: string
  /** For one call: both tries, the wait between them, and reading the answer. */
  timeoutMs: number
  /** Before the second try, where the server does not say by Retry-After. */
  backoffMs?: number
  /** Whether a second try may mend it; 429 and 5xx when left out. */
  mayPass?: (error: unknown) => boolean
  /** Whether a failure says that the provider is unwell, rather than something about the request; always when left out. */
  isProvidersFault?: (error: unknown) => boolean
}

/** What work is given for one call. */
export interface Attempt {
  /** Aborts when the caller leaves or the time is over. */
  signal: AbortSignal
  /** Asks, and once more after a failure that may pass, where the wait before it ends in time. */
  retry<T>(ask: () => PromiseLike<T>): Promise<T>
}

/** Rejects with {@link isTurnedAway} while the breaker is open, and otherwise as `withDeadline` does. */
export type Call = <T>(work: (attempt: Attempt) => Promise<T>, signal?: AbortSignal) => Promise<T>

const failuresToOpen = 3
const openMs = 30_000
const breakerStates = {
  [CircuitState.Closed]: 'closed',
  [CircuitState.HalfOpen]: 'half-open',
  [CircuitState.Open]: 'open',
  [CircuitState.Isolated]: 'open',
} as const

/** The caller went away before anybody could know how the call would end. */
class CallerLeft extends Error {}

/** Whether a call was not made at all, because the provider failed too often just now. */
export const isTurnedAway = (error: unknown): boolean => error instanceof BrokenCircuitError

const isPassing = (error: unknown) => {
  const status = statusOf(error)
  return status !== undefined && (status === 429 || status >= 500)
}

/**
 * Calls to one provider, each with a deadline and one second try, behind a breaker they share: after three failures in a
 * row nobody waits for the provider, for half a minute; then one caller may try, and only when that goes well is it open
 * to all again. Callers who leave, and refusals that are about the request, count for nothing.
 */
export function resilientCalls(options: CallOptions): Call {
  const { provider, timeoutMs, backoffMs = 300, mayPass = isPassing, isProvidersFault = () => true } = options
  const tellsNothing = (error: unknown) => error instanceof CallerLeft || !isProvidersFault(error)
  const breaker = circuitBreaker(
    // The one that may try has to end somehow: when its end tells nothing, the next one may try at once.
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
      handleWhen((error) => mayPass(error) && inTime(error)),
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
    // The library has others wait for the one that tries; here they are turned away.
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError()
    const deadline = performance.now() + timeoutMs
    const attempt = (stop: AbortSignal): Attempt => ({ signal: stop, retry: (ask) => retryUntil(deadline, stop, ask) })
    return breaker
      .execute(() =>
        withDeadline({ provider, timeoutMs, signal }, (stop) => work(attempt(stop))).catch((error: unknown) => {
          throw signal?.aborted ? new CallerLeft() : error
        }),
      )
      .catch((error: unknown) => {
        signal?.throwIfAborted()
        throw error
      })
  }
}

import { channel } from 'node:diagnostics_channel'
import { TimeoutStrategy, timeout } from 'cockatiel'
import { type CallEvent, callEvents } from '#ports/call-events.ts'

const events = channel(callEvents)

/** Publishes an event, for instance for the metrics. */
export const publish = (event: CallEvent) => events.publish(event)

export class TimedOut extends Error {
  override name = 'TimeoutError'
  constructor() {
    super('it took too long')
  }
}

export interface Deadline {
  provider: string
  /** For the whole work: every attempt, the waits between them, and reading the response. */
  timeoutMs: number
  /** Aborts when the caller leaves. */
  signal?: AbortSignal | undefined
}

/**
 * Runs work with a deadline. Rejects with {@link TimedOut} when it is exceeded, with the signal's own reason when the
 * caller leaves, and otherwise as the work does; the signal passed to the work aborts in both cases.
 */
export async function withDeadline<T>(
  { provider, timeoutMs, signal }: Deadline,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  signal?.throwIfAborted()
  const deadline = timeout(timeoutMs, TimeoutStrategy.Aggressive)
  let isLate = false
  deadline.onTimeout(() => {
    isLate = !signal?.aborted
  })
  try {
    return await deadline.execute((context) => work(context.signal), signal)
  } catch (error) {
    signal?.throwIfAborted()
    if (!isLate) throw error
    publish({ provider, kind: 'timed-out' })
    throw new TimedOut()
  }
}

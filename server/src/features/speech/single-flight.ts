interface Flight<T, Progress> {
  result: Promise<T>
  callers: number
  abort: AbortController
  /** Everything reported so far, for callers that join later. */
  reported: Progress[]
  listeners: Set<(progress: Progress) => void>
}

/** Work that several callers may wait for; it reports progress with `report`. */
export type Work<T, Progress> = (signal: AbortSignal, report: (progress: Progress) => void) => Promise<T>

/**
 * Runs concurrent calls with the same key as one piece of work, and passes all of its progress to each of them, from
 * the beginning. An aborted caller stops waiting; the work itself is only aborted when the last caller has left. A
 * later call starts again.
 */
export function singleFlight<T, Progress = never>() {
  const flights = new Map<string, Flight<T, Progress>>()

  function start(key: string, work: Work<T, Progress>): Flight<T, Progress> {
    const abort = new AbortController()
    const reported: Progress[] = []
    const listeners = new Set<(progress: Progress) => void>()
    const result = work(abort.signal, (progress) => {
      reported.push(progress)
      for (const listener of listeners) listener(progress)
    }).finally(() => {
      if (flights.get(key)?.abort === abort) flights.delete(key)
    })
    const flight = { result, callers: 0, abort, reported, listeners }
    flights.set(key, flight)
    return flight
  }

  return async (
    key: string,
    signal: AbortSignal,
    work: Work<T, Progress>,
    onProgress: (progress: Progress) => void = () => undefined,
  ): Promise<T> => {
    signal.throwIfAborted()
    const flight = flights.get(key) ?? start(key, work)
    flight.callers += 1
    const { promise: left, reject } = Promise.withResolvers<never>()
    const leave = () => {
      flight.callers -= 1
      flight.listeners.delete(onProgress)
      if (flight.callers === 0) {
        flights.delete(key)
        flight.abort.abort(signal.reason)
      }
      reject(signal.reason)
    }
    for (const progress of flight.reported) onProgress(progress)
    flight.listeners.add(onProgress)
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([flight.result, left])
    } finally {
      flight.listeners.delete(onProgress)
      signal.removeEventListener('abort', leave)
    }
  }
}

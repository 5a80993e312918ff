interface Flight<T, News> {
  result: Promise<T>
  aboard: number
  abort: AbortController
  /** Everything reported so far, for callers that join later. */
  told: News[]
  listeners: Set<(news: News) => void>
}

/** Work that several callers may wait for; it reports progress with `tell`. */
export type Work<T, News> = (signal: AbortSignal, tell: (news: News) => void) => Promise<T>

/**
 * Runs concurrent calls with the same key as one piece of work, and passes all of its progress to each of them, from
 * the beginning. An aborted caller stops waiting; the work itself is only aborted when the last caller has left. A
 * later call starts again.
 */
export function singleFlight<T, News = never>() {
  const flights = new Map<string, Flight<T, News>>()

  function start(key: string, work: Work<T, News>): Flight<T, News> {
    const abort = new AbortController()
    const told: News[] = []
    const listeners = new Set<(news: News) => void>()
    const result = work(abort.signal, (news) => {
      told.push(news)
      for (const listener of listeners) listener(news)
    }).finally(() => {
      if (flights.get(key)?.abort === abort) flights.delete(key)
    })
    const flight = { result, aboard: 0, abort, told, listeners }
    flights.set(key, flight)
    return flight
  }

  return async (
    key: string,
    signal: AbortSignal,
    work: Work<T, News>,
    onNews: (news: News) => void = () => undefined,
  ): Promise<T> => {
    signal.throwIfAborted()
    const flight = flights.get(key) ?? start(key, work)
    flight.aboard += 1
    const { promise: left, reject } = Promise.withResolvers<never>()
    const leave = () => {
      flight.aboard -= 1
      flight.listeners.delete(onNews)
      if (flight.aboard === 0) {
        flights.delete(key)
        flight.abort.abort(signal.reason)
      }
      reject(signal.reason)
    }
    for (const news of flight.told) onNews(news)
    flight.listeners.add(onNews)
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([flight.result, left])
    } finally {
      flight.listeners.delete(onNews)
      signal.removeEventListener('abort', leave)
    }
  }
}

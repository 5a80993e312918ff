interface Flight<T> {
  result: Promise<T>
  aboard: number
  abort: AbortController
}

/**
 * Work that is done once however many ask for it at the same time. Whoever leaves stops waiting; the work is aborted
 * only when the last of them has left. The next to ask starts anew.
 */
export function singleFlight<T>() {
  const flights = new Map<string, Flight<T>>()

  function start(key: string, work: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const abort = new AbortController()
    const result = work(abort.signal).finally(() => {
      if (flights.get(key)?.abort === abort) flights.delete(key)
    })
    const flight = { result, aboard: 0, abort }
    flights.set(key, flight)
    return flight
  }

  return async (key: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    signal.throwIfAborted()
    const flight = flights.get(key) ?? start(key, work)
    flight.aboard += 1
    const { promise: left, reject } = Promise.withResolvers<never>()
    const leave = () => {
      flight.aboard -= 1
      if (flight.aboard === 0) {
        flights.delete(key)
        flight.abort.abort(signal.reason)
      }
      reject(signal.reason)
    }
    signal.addEventListener('abort', leave, { once: true })
    try {
      return await Promise.race([flight.result, left])
    } finally {
      signal.removeEventListener('abort', leave)
    }
  }
}

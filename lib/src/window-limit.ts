/** Counts by key within fixed windows, in this process's memory, which each new window frees. */
export interface WindowLimit {
  /** Counts `weight` for a key and returns how many seconds it has to wait: 0 if there is room. */
  take(key: string, weight?: number): number
}

/** @param now the time in milliseconds; defaults to the system clock. */
export function windowLimit({
  most,
  windowMs,
  now = Date.now,
}: {
  most: number
  windowMs: number
  now?: () => number
}) {
  let counts = new Map<string, number>()
  let endsAt = 0
  return {
    take(key, weight = 1) {
      const at = now()
      // A clock that was put back would otherwise keep this window open until it has caught up.
      if (at >= endsAt || at < endsAt - windowMs) {
        counts = new Map()
        endsAt = at + windowMs
      }
      const count = (counts.get(key) ?? 0) + weight
      if (count > most) return Math.ceil((endsAt - at) / 1000)
      counts.set(key, count)
      return 0
    },
  } satisfies WindowLimit
}

const mostLosses = 3
const withinMs = 10 * 60_000
const pauseMs = 10 * 60_000

/**
 * Limits restarts of a process that keeps dying: after three losses in ten minutes it pauses for ten. `now` is in
 * milliseconds.
 */
export function restartLimiter(now: () => number) {
  let losses: number[] = []
  let pausedUntil = 0
  return {
    /** Records a loss; returns true if it starts a pause. */
    lost(): boolean {
      losses = [...losses, now()].filter((at) => at > now() - withinMs)
      if (losses.length < mostLosses) return false
      losses = []
      pausedUntil = now() + pauseMs
      return true
    },
    isPaused: () => now() < pausedUntil,
  }
}

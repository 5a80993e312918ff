const mostLosses = 3
const withinMs = 10 * 60_000
const restMs = 10 * 60_000

/**
 * Keeps something that dies again and again from being started again and again: after three losses in ten minutes it
 * rests for ten. `now` is in milliseconds.
 */
export function restAfterLosses(now: () => number) {
  let losses: number[] = []
  let restsUntil = 0
  return {
    /** Notes a loss; true where it begins a rest. */
    lost(): boolean {
      losses = [...losses, now()].filter((at) => at > now() - withinMs)
      if (losses.length < mostLosses) return false
      losses = []
      restsUntil = now() + restMs
      return true
    },
    isResting: () => now() < restsUntil,
  }
}

import type { Clock } from '#ports/clock.ts'

/** A clock that stands still until it is set: time as a test tells it. */
export function manualClock(start: Date): Clock & { set(instant: Date): void } {
  let instant = start
  return {
    now: () => new Date(instant),
    set(next) {
      instant = next
    },
  }
}

import type { Clock } from '#ports/clock.ts'

/** A clock for tests that only changes when it is set. */
export function manualClock(start: Date): Clock & { set(instant: Date): void } {
  let instant = start
  return {
    now: () => new Date(instant),
    set(next) {
      instant = next
    },
  }
}

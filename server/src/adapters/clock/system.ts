import type { Clock } from '#ports/clock.ts'

/** The machine's clock. */
export const systemClock = (): Clock => ({ now: () => new Date() })

/** A clock that starts at `start` and runs on from there, for a server that has to be at a month's end. */
export function offsetClock(start: Date): Clock {
  const offset = start.getTime() - Date.now()
  return { now: () => new Date(Date.now() + offset) }
}

const tickMs = 250

/**
 * Calls back with the milliseconds that passed since the last time, a few times a second and whenever it is asked to:
 * timers hardly run behind a locked screen.
 */
export function everyTick(onElapsed: (ms: number) => void) {
  let last = performance.now()
  const tick = () => {
    const now = performance.now()
    const ms = now - last
    last = now
    onElapsed(ms)
  }
  const timer = setInterval(tick, tickMs)
  return { tick, stop: () => clearInterval(timer) }
}

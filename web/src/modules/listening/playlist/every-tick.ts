const tickMs = 250

/**
 * Calls back with the milliseconds since the last call, four times a second and whenever `tick` is called: browsers
 * throttle timers while the screen is locked.
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

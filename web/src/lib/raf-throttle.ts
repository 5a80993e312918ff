/**
 * Calls `pass` at most once per animation frame, with the latest value: a colour input reports more often than that.
 */
export function rafThrottle<T>(
  pass: (value: T) => void,
  nextFrame: (callback: () => void) => unknown = requestAnimationFrame,
): (value: T) => void {
  let waiting: { value: T } | undefined
  return (value) => {
    if (!waiting) {
      nextFrame(() => {
        const last = waiting
        waiting = undefined
        if (last) pass(last.value)
      })
    }
    waiting = { value }
  }
}

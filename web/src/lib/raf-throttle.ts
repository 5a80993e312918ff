/** Passes on the last of what came since the last painted frame: a dragged colour reports more often than that. */
export function onceAFrame<T>(
  pass: (value: T) => void,
  nextFrame: (deed: () => void) => unknown = requestAnimationFrame,
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

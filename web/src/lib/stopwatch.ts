/** Measures elapsed milliseconds of `clock`, multiplied by a rate, while it runs. */
export function stopwatch(clock: () => number) {
  let counted = 0
  let since: number | undefined
  let pace = 1
  const read = () => counted + (since === undefined ? 0 : (clock() - since) * pace)
  const settle = (ms: number) => {
    counted = ms
    if (since !== undefined) since = clock()
  }
  return {
    read,
    set: settle,
    start() {
      since ??= clock()
    },
    stop() {
      counted = read()
      since = undefined
    },
    /** Sets the rate from here on. */
    pace(rate: number) {
      settle(read())
      pace = rate
    },
  }
}

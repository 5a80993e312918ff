/** How long the page may take to reach its former height. */
const layoutTimeoutMs = 5_000
const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Scrolls to `y` once the page is tall enough, unless the user scrolls, presses or types first. */
export function scrollBackTo(y: number) {
  const end = new AbortController()
  const stop = () => {
    watcher.disconnect()
    clearTimeout(timer)
    end.abort()
  }
  const watcher = new ResizeObserver(() => {
    if (document.documentElement.scrollHeight - innerHeight < y) return
    stop()
    scrollTo(0, y)
  })
  const timer = setTimeout(stop, layoutTimeoutMs)
  for (const kind of interactions) addEventListener(kind, stop, { signal: end.signal, passive: true })
  watcher.observe(document.body)
}

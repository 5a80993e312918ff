import { useEffect } from 'react'

/** How long a screen may take until it is as long as it was. */
const layoutTimeoutMs = 5_000
const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown']

const storageKey = 'glimmer.left-at'
/** Which place in the history this is. */
const place = () => String(Object(history.state).key ?? location.pathname)

function storePosition() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([place(), scrollY]))
  } catch {
    // Storage is refused: a reload begins at the top.
  }
}

/** Whether this page was here before: a reload, or the way back from another site. */
const isReload = () =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') !== 'navigate')

function storedPosition(): number {
  try {
    const [where, y] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]') as unknown[]
    return isReload() && where === place() && typeof y === 'number' ? y : 0
  } catch {
    return 0
  }
}

/** Once a page: later screens are placed as people move around. */
let placed = false

/** Scrolls to where the screen was left, once it is long enough; not while somebody scrolls already. */
function scrollBackTo(y: number) {
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

/**
 * A reload finds the place that was left. Of written pages the browser sees to that; a screen drawn here is too short
 * when it tries.
 */
export function useScrollAfterReload() {
  useEffect(() => {
    const y = storedPosition()
    if (!placed && y > 0) scrollBackTo(y)
    placed = true
    addEventListener('pagehide', storePosition)
    return () => removeEventListener('pagehide', storePosition)
  }, [])
}

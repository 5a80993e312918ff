import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from '#lib/router.tsx'

/** The last scroll position of each visited screen, by the key of its history entry. */
const leftAt = new Map<string, number>()

/** A new screen starts at its top, or at the target of its hash; going back restores the scroll position. */
export function useScrollRestoration() {
  const { key, hash, arrivedBy } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    // The browser restores the position after a reload.
    const give = () => {
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', give)
    return () => removeEventListener('pagehide', give)
  }, [])
  useLayoutEffect(() => {
    const note = () => leftAt.set(key, scrollY)
    // The page may have been scrolled before the app started. Not read now: that would force a synchronous layout.
    const soon = leftAt.has(key) ? 0 : requestAnimationFrame(note)
    addEventListener('scroll', note, { passive: true })
    return () => {
      cancelAnimationFrame(soon)
      removeEventListener('scroll', note)
    }
  }, [key])
  useLayoutEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    // The browser positions the first screen of a page.
    if (first.current === key && !leftAt.has(key)) return
    if (arrivedBy === 'pop') scrollTo(0, leftAt.get(key) ?? 0)
    else if (target) target.scrollIntoView()
    else scrollTo(0, 0)
  }, [key, hash, arrivedBy])
}

const storageKey = 'glimmer.left-at'
/** Identifies the current history entry. */
const place = () => String(Object(history.state).key ?? location.pathname)

function storePosition() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([place(), scrollY]))
  } catch {
    // Storage is refused: a reload starts at the top.
  }
}

/** Whether the page was loaded by a reload, or by going back or forward from another site. */
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

/** How long the page may take to reach its former height. */
const layoutTimeoutMs = 5_000
const interactions = ['wheel', 'touchstart', 'pointerdown', 'keydown']

/** Scrolls to `y` once the page is tall enough, unless the user scrolls, presses or types first. */
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

/** Positions are restored once per page load; useScrollRestoration handles later navigations. */
let placed = false

/**
 * Restores the scroll position after a reload. The browser does so for prerendered pages, but a screen rendered on the
 * client is too short at the time it tries.
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

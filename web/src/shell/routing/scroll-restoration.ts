import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from '#lib/router/address.ts'

/** How far down each visited screen was left, by the key of its place in the history. */
const leftAt = new Map<string, number>()

/** A new screen begins at its top, or at what its address points to; going back finds the place that was left. */
export function useScrollRestoration() {
  const { key, hash, arrivedBy } = useLocation()
  const first = useRef(key)
  useEffect(() => {
    // A reload is the browser's own to restore.
    const give = () => {
      history.scrollRestoration = 'auto'
    }
    history.scrollRestoration = 'manual'
    addEventListener('pagehide', give)
    return () => removeEventListener('pagehide', give)
  }, [])
  useLayoutEffect(() => {
    const note = () => leftAt.set(key, scrollY)
    // The page may have been scrolled before the app was there to note it. Not now: it would be laid out on the spot.
    const soon = leftAt.has(key) ? 0 : requestAnimationFrame(note)
    addEventListener('scroll', note, { passive: true })
    return () => {
      cancelAnimationFrame(soon)
      removeEventListener('scroll', note)
    }
  }, [key])
  useLayoutEffect(() => {
    const target = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    // The first screen of a page is the browser's own to place.
    if (first.current === key && !leftAt.has(key)) return
    if (arrivedBy === 'pop') scrollTo(0, leftAt.get(key) ?? 0)
    else if (target) target.scrollIntoView()
    else scrollTo(0, 0)
  }, [key, hash, arrivedBy])
}

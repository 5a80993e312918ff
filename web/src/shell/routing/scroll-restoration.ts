import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from '#lib/router/address.ts'

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

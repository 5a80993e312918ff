import { type RefObject, startTransition, useEffect, useRef, useState } from 'react'

/**
 * A ref for an element, and whether it is within `margin` of the viewport: what is further away need not be rendered.
 * Changes are rendered in slices, since several elements often come into view at once.
 */
export function useInView<E extends Element>(margin = '160px'): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [inView, setInView] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const watch = new IntersectionObserver(
      (entries) => startTransition(() => setInView(entries.some(({ isIntersecting }) => isIntersecting))),
      { rootMargin: margin },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [margin])
  return [ref, inView]
}

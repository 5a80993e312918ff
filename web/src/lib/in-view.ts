import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a thing is near the window: what is far away need not be drawn. */
export function useNear<E extends Element>(margin = '160px'): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current) return
    const watch = new IntersectionObserver((entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)), {
      rootMargin: margin,
    })
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [margin])
  return [ref, near]
}

import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether a thing has come near the window yet: what is far away need not be drawn. Once near, it stays so. */
export function useNear<E extends Element>(margin = '400px'): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null)
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!ref.current || near) return
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: margin },
    )
    watch.observe(ref.current)
    return () => watch.disconnect()
  }, [near, margin])
  return [ref, near]
}

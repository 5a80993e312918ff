import { useEffect, useState } from 'react'

/** The upper part of the window, where one reads. */
const reading = { rootMargin: '-8% 0px -62% 0px' }

/** The id of the part one is reading: the first of those in the upper part of the window. `ids` in their order. */
export function useInSight(ids: readonly string[]): string | undefined {
  const [here, setHere] = useState(ids[0])
  const known = ids.join(' ')
  useEffect(() => {
    const order = known.split(' ')
    const seen = new Set<string>()
    const watcher = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) {
        if (isIntersecting) seen.add(target.id)
        else seen.delete(target.id)
      }
      const first = order.find((id) => seen.has(id))
      if (first) setHere(first)
    }, reading)
    for (const id of order) {
      const part = document.getElementById(id)
      if (part) watcher.observe(part)
    }
    return () => watcher.disconnect()
  }, [known])
  return here
}

import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { rafThrottle } from '#lib/raf-throttle.ts'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** How far the list is scrolled when a child stands in the middle of what is seen, or as near to it as the list goes. */
function scrollFor(child: Element | undefined, list: HTMLElement): number {
  if (!(child instanceof HTMLElement)) return Number.POSITIVE_INFINITY
  const left = child.offsetLeft + child.offsetWidth / 2 - list.clientWidth / 2
  return Math.max(0, Math.min(left, list.scrollWidth - list.clientWidth))
}

/** The child that the list is scrolled to, or nearly. */
function nearest(list: HTMLElement): number {
  const distances = Array.from(list.children, (child) => Math.abs(scrollFor(child, list) - list.scrollLeft))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** A row of cards that snaps to one of them: which it is, and ways to go to another besides swiping. */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  // Where the row is on its way to: the cards it passes are not gone to, and a second press counts from there.
  const heading = useRef<number>(undefined)
  const settle = useMemo(
    () => rafThrottle((element: HTMLElement) => heading.current === undefined && setPlace(nearest(element))),
    [],
  )
  const arrive = () => {
    heading.current = undefined
    if (list.current) settle(list.current)
  }
  /** A scroll that a newer one took the place of ends as well, somewhere between two cards: that is no arrival. */
  const end = () => {
    const isPassing = heading.current !== undefined && list.current && nearest(list.current) !== heading.current
    if (!isPassing) arrive()
  }
  const go = (by: 1 | -1) => {
    const at = Math.min(Math.max((heading.current ?? place) + by, 0), count - 1)
    if (!list.current?.children[at]) return
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches
    const left = scrollFor(list.current.children[at], list.current)
    heading.current = at
    list.current.scrollTo({ left, behavior: smooth ? 'smooth' : 'auto' })
    // The card that is left can be reached no more: the focus stays with the list.
    if (list.current.contains(document.activeElement)) list.current.focus({ preventScroll: true })
    setPlace(at)
  }
  return {
    list,
    place: Math.min(place, Math.max(0, count - 1)),
    go,
    scrolling: {
      onScroll: () => list.current && settle(list.current),
      onScrollEnd: end,
      // A finger, a wheel or the scroll bar takes over.
      onPointerDown: arrive,
      onTouchStart: arrive,
      onWheel: arrive,
      onKeyDown(event: KeyboardEvent) {
        const by = steps[event.key]
        if (by === undefined || event.ctrlKey || event.metaKey || event.altKey) return
        event.preventDefault()
        go(by)
      },
    },
  }
}

import { type KeyboardEvent, useMemo, useRef, useState } from 'react'
import { rafThrottle } from '#lib/raf-throttle.ts'

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 }

/** Whether the cards are a row that scrolls; on a wide screen, only the current one and its neighbours are shown. */
const isScroller = (list: HTMLElement) => list.scrollWidth > list.clientWidth

/** The scroll position at which a child is centred, or as near to that as the list can scroll. */
function scrollFor(child: Element | undefined, list: HTMLElement): number {
  if (!(child instanceof HTMLElement)) return Number.POSITIVE_INFINITY
  const left = child.offsetLeft + child.offsetWidth / 2 - list.clientWidth / 2
  return Math.max(0, Math.min(left, list.scrollWidth - list.clientWidth))
}

/** The index of the child nearest to the centre. */
function nearest(list: HTMLElement): number {
  const distances = Array.from(list.children, (child) => Math.abs(scrollFor(child, list) - list.scrollLeft))
  return Math.max(0, distances.indexOf(Math.min(...distances)))
}

/** A row of cards, which snaps to one of them where it scrolls: which it is, and how to move to another besides swiping. */
export function useCarousel(count: number) {
  const list = useRef<HTMLUListElement>(null)
  const [place, setPlace] = useState(0)
  // The target of a running scroll: the cards it passes do not become current, and a second press counts from the
  // target.
  const heading = useRef<number>(undefined)
  const settle = useMemo(
    () => rafThrottle((element: HTMLElement) => heading.current === undefined && setPlace(nearest(element))),
    [],
  )
  const arrive = () => {
    heading.current = undefined
    if (list.current && isScroller(list.current)) settle(list.current)
  }
  /** A scroll that a newer one replaced also ends, somewhere between two cards; that is not an arrival. */
  const end = () => {
    const isPassing = heading.current !== undefined && list.current && nearest(list.current) !== heading.current
    if (!isPassing) arrive()
  }
  const go = (by: 1 | -1) => {
    const at = Math.min(Math.max((heading.current ?? place) + by, 0), count - 1)
    if (!list.current?.children[at]) return
    const smooth = !matchMedia('(prefers-reduced-motion: reduce)').matches
    if (isScroller(list.current)) {
      const left = scrollFor(list.current.children[at], list.current)
      heading.current = at
      list.current.scrollTo({ left, behavior: smooth ? 'smooth' : 'auto' })
    }
    // The previous card becomes inert, so the focus moves to the list.
    if (list.current.contains(document.activeElement)) list.current.focus({ preventScroll: true })
    setPlace(at)
  }
  return {
    list,
    place: Math.min(place, Math.max(0, count - 1)),
    go,
    scrolling: {
      onScroll: () => list.current && isScroller(list.current) && settle(list.current),
      onScrollEnd: end,
      // A touch, the wheel or the scroll bar takes over.
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

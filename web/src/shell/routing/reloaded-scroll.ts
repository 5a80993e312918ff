import { useEffect } from 'react'

/** How long, in milliseconds, a screen may take until it is as long as it was. */
const patience = 5_000
const hands = ['wheel', 'touchstart', 'pointerdown', 'keydown']

const note = 'glimmer.left-at'
/** Which place in the history this is. */
const place = () => String(Object(history.state).key ?? location.pathname)

function noteWhereItIsLeft() {
  try {
    sessionStorage.setItem(note, JSON.stringify([place(), scrollY]))
  } catch {
    // Storage is refused: a reload begins at the top.
  }
}

/** Whether this page was here before: a reload, or the way back from another site. */
const isAgain = () =>
  performance.getEntriesByType('navigation').some((entry) => Reflect.get(entry, 'type') !== 'navigate')

function leftAt(): number {
  try {
    const [where, y] = JSON.parse(sessionStorage.getItem(note) ?? '[]') as unknown[]
    return isAgain() && where === place() && typeof y === 'number' ? y : 0
  } catch {
    return 0
  }
}

/** Once a page: later screens are placed as people move around. */
let placed = false

/** Goes to where the screen was left, once it is long enough; not against a hand that moves it already. */
function goBackTo(y: number) {
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
  const timer = setTimeout(stop, patience)
  for (const hand of hands) addEventListener(hand, stop, { signal: end.signal, passive: true })
  watcher.observe(document.body)
}

/**
 * A reload finds the place that was left. Of written pages the browser sees to that; a screen drawn here is too short
 * when it tries.
 */
export function useReloadedScroll() {
  useEffect(() => {
    const y = leftAt()
    if (!placed && y > 0) goBackTo(y)
    placed = true
    addEventListener('pagehide', noteWhereItIsLeft)
    return () => removeEventListener('pagehide', noteWhereItIsLeft)
  }, [])
}

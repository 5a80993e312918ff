/**
 * For the `ref` of a bar at the foot of the window: keeps how high it is in a property of the root, so that the focus,
 * notes and other bars stay clear of it. One that does not stay there just now takes no room.
 */
const keepRoom = (property: string) => (bar: HTMLElement | null) => {
  if (!bar) return
  const { style } = document.documentElement
  const measure = () => {
    const { position, bottom } = getComputedStyle(bar)
    const gap = position === 'fixed' ? Number.parseFloat(bottom) : 0
    style.setProperty(property, `${position === 'static' ? 0 : bar.offsetHeight + gap}px`)
  }
  measure()
  const watch = new ResizeObserver(measure)
  watch.observe(bar, { box: 'border-box' })
  return () => {
    watch.disconnect()
    style.removeProperty(property)
  }
}

/** The player of a session, under every other bar. */
export const playerAtFoot = keepRoom('--player')
/** A bar of the screen itself. */
export const barAtFoot = keepRoom('--bar')
/** The question about counting. */
export const questionAtFoot = keepRoom('--question')

/**
 * For the `ref` of a bar at the bottom of the window: keeps how high it is in a property of the root, so that the focus,
 * toasts and other bars stay clear of it. A bar that is not fixed or sticky just now takes no room.
 */
const insetRef = (property: string) => (bar: HTMLElement | null) => {
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

/** The bar that leads from place to place on a phone, below every other. */
export const placesInset = insetRef('--places-inset')
/** The mini player of a playlist, which stands on it. */
export const playerInset = insetRef('--player-inset')
/** A bar of the screen itself. */
export const barInset = insetRef('--bar-inset')

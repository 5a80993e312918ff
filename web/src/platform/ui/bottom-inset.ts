/**
 * For the `ref` of a bar at the bottom of the window: keeps its height in a custom property of the root element, so
 * that the focus, toasts and other bars stay clear of it. While a bar is neither fixed nor sticky, that is 0.
 */
const insetRef = (property: string) => (bar: HTMLElement | null) => {
  if (!bar) return
  const { style } = document.documentElement
  let frame = 0
  const measure = () => {
    const { position, bottom } = getComputedStyle(bar)
    const gap = position === 'fixed' ? Number.parseFloat(bottom) : 0
    style.setProperty(property, `${position === 'static' ? 0 : bar.offsetHeight + gap}px`)
  }
  // A ResizeObserver also reports the first size, after the browser's own layout: measuring here would force another one. A property
  // of the root restyles the whole page, which waits for the next frame.
  const watch = new ResizeObserver(() => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  })
  watch.observe(bar, { box: 'border-box' })
  return () => {
    watch.disconnect()
    cancelAnimationFrame(frame)
    style.removeProperty(property)
  }
}

/** The main navigation on a phone, below every other bar. */
export const navigationInset = insetRef('--navigation-inset')
/** The mini player of a playlist, above the main navigation. */
export const playerInset = insetRef('--player-inset')
/** A bar at the bottom of the open dialog. */
export const dialogInset = insetRef('--dialog-inset')
/** A bar of the current screen. */
export const barInset = insetRef('--bar-inset')

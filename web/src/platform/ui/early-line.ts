/** The element that shows today's line before the app is loaded; its styles are in splash.css. */
export const earlyLinePlace = () => document.querySelector<HTMLElement>('.early-line')

/** Removes the early line, once the app has rendered the line itself or an error. */
export function endEarlyLine(): void {
  const there = earlyLinePlace()
  if (!there) return
  if (there.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) there.remove()
  else void there.animate({ opacity: 0 }, 300).finished.finally(() => there.remove())
}

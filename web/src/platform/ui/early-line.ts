/** Where today's line stands on the page before the app is there; its look is in splash.css. */
export const earlyLinePlace = () => document.querySelector<HTMLElement>('.early-line')

/** The app has drawn the line itself, or says why it cannot: the early one gives way to it. */
export function endEarlyLine(): void {
  const there = earlyLinePlace()
  if (!there) return
  if (there.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) there.remove()
  else void there.animate({ opacity: 0 }, 300).finished.finally(() => there.remove())
}

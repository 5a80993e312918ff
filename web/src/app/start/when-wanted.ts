const reaching = ['pointerover', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const

/**
 * Calls `wake` once: when the page has loaded and the browser is idle, or at the first sign of a person. A button
 * pressed while the app was still on its way is pressed again once it is there; links work without it.
 */
export function whenWanted(page: Document, wake: () => Promise<void>) {
  let pressed: HTMLButtonElement | undefined
  const remember = (event: Event) => {
    if (event.target instanceof Element) pressed = event.target.closest('button') ?? undefined
  }
  const go = async () => {
    for (const kind of reaching) page.removeEventListener(kind, go)
    await wake()
    page.removeEventListener('click', remember)
    if (pressed?.isConnected) pressed.click()
  }
  for (const kind of reaching) page.addEventListener(kind, go, { passive: true, once: true })
  page.addEventListener('click', remember)

  const whenIdle = () => (globalThis.requestIdleCallback ?? setTimeout)(go, { timeout: 3000 })
  if (page.readyState === 'complete') whenIdle()
  else page.defaultView?.addEventListener('load', whenIdle, { once: true })
}

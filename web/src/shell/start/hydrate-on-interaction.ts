import { whenIdle } from '#lib/idle.ts'

const interactions = ['pointerover', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const

const aTask = () => new Promise((done) => setTimeout(done))

/**
 * Calls `start` once: when the page has loaded and the browser is idle, or when a person first touches, points or types.
 * Buttons pressed while the app was still on its way are pressed again, in their order, once it is there; links work
 * without it. A button pressed over and over by somebody who waits is pressed once.
 */
export function hydrateOnInteraction(page: Document, start: () => Promise<void>) {
  const pressed = new Set<HTMLButtonElement>()
  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    // Half started, the app might handle it as well, and it would count twice.
    event.stopPropagation()
    pressed.add(button)
  }
  let started = false
  const go = async () => {
    // A first touch and an idle browser may both ask for it.
    if (started) return
    started = true
    for (const kind of interactions) page.removeEventListener(kind, go)
    await start()
    page.removeEventListener('click', hold, true)
    for (const button of pressed) {
      if (button.isConnected) button.click()
      // What one press changed is on the page before the next is made.
      await aTask()
    }
  }
  for (const kind of interactions) page.addEventListener(kind, go, { passive: true, once: true })
  page.addEventListener('click', hold, true)

  const wait = () => whenIdle(() => void go(), 3000)
  if (page.readyState === 'complete') wait()
  else page.defaultView?.addEventListener('load', wait, { once: true })
}

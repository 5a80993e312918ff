import { whenIdle } from '#lib/idle.ts'

const interactions = ['pointerover', 'pointerdown', 'keydown', 'touchstart', 'focusin'] as const

const aTask = () => new Promise((done) => setTimeout(done))

/**
 * Calls `start` once: when the page has loaded and the browser is idle, or at the first touch, pointer movement or key
 * press. Buttons pressed while the app was loading are clicked again, in order, once it runs; links work without it. A
 * button pressed several times is clicked once.
 */
export function hydrateOnInteraction(page: Document, start: () => Promise<void>) {
  const pressed = new Set<HTMLButtonElement>()
  const hold = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    // A half-started app might handle the press as well, and it would count twice.
    event.stopPropagation()
    pressed.add(button)
  }
  let started = false
  const go = async () => {
    // The first interaction and the idle browser may both call this.
    if (started) return
    started = true
    for (const kind of interactions) page.removeEventListener(kind, go)
    await start()
    page.removeEventListener('click', hold, true)
    for (const button of pressed) {
      if (button.isConnected) button.click()
      // Lets the effects of one click render before the next.
      await aTask()
    }
  }
  for (const kind of interactions) page.addEventListener(kind, go, { passive: true, once: true })
  page.addEventListener('click', hold, true)

  const wait = () => whenIdle(() => void go(), 3000)
  if (page.readyState === 'complete') wait()
  else page.defaultView?.addEventListener('load', wait, { once: true })
}

import './start/name-product.ts'
import { whenIdle } from '#lib/idle.ts'
import { restoreAccount } from '#member/account.ts'

/**
 * The first script of every page. It loads the app: at once on the app's own screens and for a user who is expected to
 * be signed in, on other prerendered pages once the browser is idle.
 */
const prerendered = document.querySelector('#root[data-written]') !== null
const expected = document.documentElement.dataset.expected !== undefined
/** The app must not start in the hidden frame that renews tokens. Once built, that page has no script at all. */
const framed = window.top !== window

/** The longest wait for an idle browser. */
const idleTimeoutMs = 3_000

const startApp = () => import('./main.tsx').then(({ start }) => start())

const task = () => new Promise((done) => setTimeout(done))

/** Starts the app. Buttons pressed before it responds are clicked then, each once; links work without it. */
async function startPrerendered() {
  const pressed = new Set<HTMLButtonElement>()
  const remember = (event: Event) => {
    const button = event.target instanceof Element && event.target.closest('button')
    if (!button) return
    // A half-started app might handle the press as well, and it would count twice.
    event.stopPropagation()
    pressed.add(button)
  }
  document.addEventListener('click', remember, true)
  if (document.readyState !== 'complete')
    await new Promise((loaded) => addEventListener('load', loaded, { once: true }))
  await new Promise<void>((idle) => whenIdle(idle, idleTimeoutMs))
  await startApp()
  document.removeEventListener('click', remember, true)
  for (const button of pressed) {
    if (button.isConnected) button.click()
    // Lets the effects of one click render before the next.
    await task()
  }
}

if (!framed) {
  void (prerendered && !expected ? startPrerendered() : startApp())
  // Restoring the session takes several requests in sequence, so it begins while the app is still loading.
  if (expected) void restoreAccount()
}

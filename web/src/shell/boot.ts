import { restoreAccount } from '#member/account.ts'
import { hasOfflineCopies } from '#member/offline/has-copies.eager.ts'
import { hydrateOnInteraction } from './start/hydrate-on-interaction.ts'

/**
 * The only script a public page runs at first. The app starts at once on its own screens, and for a user who is
 * expected to be signed in; otherwise when the browser is idle, or at the first touch, pointer movement or key press.
 */
const written = document.querySelector('#root[data-written]') !== null
const expected = document.documentElement.dataset.expected !== undefined
/** The app must not start in the hidden frame that renews tokens. Once built, that page has no script at all. */
const framed = window.top !== window

const startApp = () => import('./main.tsx').then(({ start }) => start())

/** The longest the app waits for the line stored on this device. */
const earlyLineTimeoutMs = 500

/** Resolves after the next frame is painted. A hidden tab paints none: there the timeout ends the wait. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/**
 * Shows today's line as stored on this device, and resolves once it is painted. Only then does the app start: running
 * all of its code takes a slow phone as long as everything before.
 */
async function earlyLine(): Promise<void> {
  if (!hasOfflineCopies()) return
  const shown = import('#member/early-line.lazy.ts')
    .then((m) => m.showEarlyLine())
    .then((isShown) => (isShown ? painted() : undefined))
  await Promise.race([shown, new Promise((passed) => setTimeout(passed, earlyLineTimeoutMs))]).catch(() => undefined)
}

if (!framed && expected) {
  void earlyLine().then(startApp)
  // Restoring the session takes several requests in sequence, so it begins while the app is still loading.
  void restoreAccount()
} else if (!framed) written ? hydrateOnInteraction(document, startApp) : void startApp()

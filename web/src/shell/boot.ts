import { beginAccount } from '#member/account.ts'
import { hasOfflineCopies } from '#member/offline/has-copies.eager.ts'
import { hydrateOnInteraction } from './start/hydrate-on-interaction.ts'

/**
 * The only script a public page runs at first: the app follows at once where it is needed to see anything (its own
 * screens, or somebody who is expected to be signed in), else when the browser is idle or a person first touches, points or types.
 */
const written = document.querySelector('#root[data-written]') !== null
const expected = document.documentElement.dataset.expected !== undefined
/** In the hidden frame tokens are renewed in, nothing is to be started; once built, its page has no script at all. */
const framed = window.top !== window

const startApp = () => import('./main.tsx').then(({ start }) => start())

/** How long the app waits at most for the line that this device keeps. */
const earlyLineTimeoutMs = 500

/** The next frame has been painted. A tab that nobody sees has none: there the wait ends by time. */
const painted = () => new Promise<void>((done) => requestAnimationFrame(() => setTimeout(done)))

/**
 * Today's line as this device keeps it. The app follows once that is on the screen: running all of it takes a slow phone
 * as long as everything before.
 */
async function earlyLine(): Promise<void> {
  if (!hasOfflineCopies()) return
  const shown = import('#member/early-line.lazy.ts')
    .then((m) => m.showEarlyLine())
    .then((stands) => (stands ? painted() : undefined))
  await Promise.race([shown, new Promise((passed) => setTimeout(passed, earlyLineTimeoutMs))]).catch(() => undefined)
}

if (!framed && expected) {
  void earlyLine().then(startApp)
  // Asking who is here takes several answers, one after the other: it begins while the app is still on its way.
  void beginAccount()
} else if (!framed) written ? hydrateOnInteraction(document, startApp) : void startApp()

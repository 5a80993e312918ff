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

if (expected && !framed && hasOfflineCopies())
  void import('#member/early-line.lazy.ts').then((m) => m.showEarlyLine()).catch(() => undefined)
// Asking who is here takes several answers, one after the other: it begins while the app is still on its way.
if (expected && !framed) void beginAccount()
if (!framed) expected || !written ? void startApp() : hydrateOnInteraction(document, startApp)

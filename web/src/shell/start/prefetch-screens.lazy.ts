import { setOfflineFallback } from '../routing/screen.ts'

/** What most people go to next, and what lets the app open without a connection. */
const fetchLikelyScreens = () =>
  Promise.allSettled([
    import('../routing/out-of-reach.tsx').then((m) => setOfflineFallback(m.OutOfReach)),
    import('#screens/dashboard/dashboard.tsx'),
    import('#screens/profile/profile.tsx'),
    import('#member/offline/register-worker.ts').then((m) => m.registerWorker()),
  ])

/**
 * A browser shows nothing new while a sheet is on its way, not even that a button was pressed: the sheets of a screen
 * nobody has asked for yet are for no medium until they are there.
 */
function withoutBlockingPaint(work: () => Promise<unknown>) {
  const watcher = new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes]))
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') {
        node.media = 'not all'
        node.addEventListener('load', () => node.removeAttribute('media'), { once: true })
      }
  })
  watcher.observe(document.head, { childList: true })
  void work().then(() => watcher.disconnect())
}

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true

/** Fetches the screens most likely to be next; never for those who save data. */
export function prefetchScreens() {
  if (!savesData()) withoutBlockingPaint(fetchLikelyScreens)
}

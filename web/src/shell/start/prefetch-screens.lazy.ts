import { setOfflineFallback } from '../routing/screen.ts'

/** The screens users visit most often next, and what lets the app open without a connection. */
const fetchLikelyScreens = () =>
  Promise.allSettled([
    import('../routing/offline-screen.tsx').then((m) => setOfflineFallback(m.OfflineScreen)),
    import('#screens/dashboard/dashboard.tsx'),
    import('#screens/profile/profile.tsx'),
    import('#member/offline/register-worker.ts').then((m) => m.registerWorker()),
  ])

/**
 * While a stylesheet is loading, the browser paints nothing new, not even a pressed button. So the stylesheets of
 * prefetched screens apply to no medium until they have loaded.
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

/** Prefetches the screens most likely to be visited next, unless the user has asked the browser to save data. */
export function prefetchScreens() {
  if (!savesData()) withoutBlockingPaint(fetchLikelyScreens)
}

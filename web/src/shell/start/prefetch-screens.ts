import { useEffect, useState } from 'react'
import { whenIdle } from '#lib/idle.ts'
import { savesData } from '#lib/metered.ts'
import { setOfflineFallback } from '../routing/screen.ts'

/** Counted from the first paint, which shows the splash: 1 s of splash, then 2 s of quiet. */
const quietMs = 3_000

/** How much of the quiet is left, `now` milliseconds after the page was requested. */
export function quietLeft(now: number, firstPaint: number | undefined): number {
  return Math.max(0, (firstPaint ?? now) + quietMs - now)
}

const firstPaint = () => performance.getEntriesByName('first-paint')[0]?.startTime

/** False until the app has run for a while and the browser is idle: for what can wait. */
export function useIsSettled(): boolean {
  const [isSettled, setSettled] = useState(false)
  useEffect(() => {
    let cancel = () => {}
    const timer = setTimeout(
      () => {
        cancel = whenIdle(() => setSettled(true))
      },
      quietLeft(performance.now(), firstPaint()),
    )
    return () => {
      clearTimeout(timer)
      cancel()
    }
  }, [])
  return isSettled
}

/** The screens users visit most often next, and what lets the app open without a connection. */
const fetchLikelyScreens = () =>
  Promise.allSettled([
    import('../routing/offline-screen.tsx').then((m) => setOfflineFallback(m.OfflineScreen)),
    import('../layout/menu-panels.tsx'),
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

/** Prefetches the screens most likely to be visited next, unless the user has asked the browser to save data. */
export function usePrefetchScreens(isSettled: boolean) {
  useEffect(() => {
    if (isSettled && !savesData()) withoutBlockingPaint(fetchLikelyScreens)
  }, [isSettled])
}

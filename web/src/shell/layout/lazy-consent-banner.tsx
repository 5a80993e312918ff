import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#lib/idle.ts'

/** Counted from the start of the page: by then everything else has loaded. */
const delayMs = 3_500
/** On a device that is never idle, the banner is loaded after this time all the same. */
const idleWithinMs = 4_000

/** Loads the consent banner last, so that it does not slow down the first page. */
export function LazyConsentBanner() {
  const [Banner, setBanner] = useState<ComponentType>()
  useEffect(() => {
    const fetch = () =>
      import('./consent-banner.tsx').then(
        (m) => setBanner(() => m.ConsentBanner),
        () => undefined,
      )
    const timer = setTimeout(() => whenIdle(fetch, idleWithinMs), delayMs)
    return () => clearTimeout(timer)
  }, [])
  return Banner ? <Banner /> : null
}

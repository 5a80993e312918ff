import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#lib/idle.ts'

/** From the start of the page: after everything else has come and gone quiet. */
const delayMs = 3_500
/** On a device that is never idle it is asked all the same. */
const idleWithinMs = 4_000

/** Where the question about counting stands once it is there: it is fetched last, and a first page pays nothing. */
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

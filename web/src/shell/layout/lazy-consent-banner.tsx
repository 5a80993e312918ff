import { type ComponentType, useEffect, useState } from 'react'
import { whenIdle } from '#lib/idle.ts'

/** After everything else has come and gone quiet, in milliseconds from the start of the page. */
const wait = 3_500

/** Where the question about counting stands once it is there: it is fetched last, and a first page pays nothing. */
export function Asking() {
  const [Banner, setBanner] = useState<ComponentType>()
  useEffect(() => {
    const fetch = () =>
      import('./consent-banner.tsx').then(
        (m) => setBanner(() => m.ConsentBanner),
        () => undefined,
      )
    const timer = setTimeout(() => whenIdle(fetch), wait)
    return () => clearTimeout(timer)
  }, [])
  return Banner ? <Banner /> : null
}

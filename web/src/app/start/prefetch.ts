import { useEffect } from 'react'
import { whenIdle } from './when-idle.ts'

/** After the splash (1 s) come two quiet seconds; SPEC section 2, "Start-up". In milliseconds from the start. */
const wait = 3_000

/** What most people go to next, and what lets the app open without a connection. */
const fetchAhead = () => {
  void import('../../features/dashboard/dashboard.tsx')
  void import('../../features/profile/profile.tsx')
  void import('../offline/register-worker.ts').then((m) => m.registerWorker())
}

const savesData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true

/** Fetches the screens most likely to be next, once, when nothing else is going on; never for those who save data. */
export function usePrefetch() {
  useEffect(() => {
    if (savesData()) return
    const timer = setTimeout(() => whenIdle(fetchAhead), wait)
    return () => clearTimeout(timer)
  }, [])
}

import { useEffect } from 'react'
import { whenIdle } from '#lib/idle.ts'

/** From the start of the app: after the splash (1 s) come two quiet seconds. */
const quietMs = 3_000
/** And goes on beside a busy browser by then. */
const idleTimeoutMs = 1_000

/** What no first picture needs, fetched once the browser is idle: the focus is looked after, then the likely screens come. */
export function useDeferredStart() {
  useEffect(() => {
    let stop: (() => void) | undefined
    let over = false
    const cancel = whenIdle(() => {
      void import('../layout/focus-recovery.lazy.ts')
        .then((m) => {
          if (!over) stop = m.recoverFocus()
        })
        .catch(() => undefined)
    }, idleTimeoutMs)
    const timer = setTimeout(
      () =>
        whenIdle(
          () =>
            void import('./prefetch-screens.lazy.ts').then(
              (m) => m.prefetchScreens(),
              () => undefined,
            ),
        ),
      quietMs,
    )
    return () => {
      over = true
      cancel()
      stop?.()
      clearTimeout(timer)
    }
  }, [])
}

import { useEffect } from 'react'
import { whenIdle } from '#lib/idle.ts'

/** Counted from the start of the app: 1 s of splash, then 2 s of quiet. */
const quietMs = 3_000
/** After this time a busy browser is not waited for any longer. */
const idleTimeoutMs = 1_000

/**
 * Loads what the first render does not need: focus recovery and the menus once the browser is idle, then the most
 * likely next screens.
 */
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
      void import('../layout/menu-panels.lazy.tsx').catch(() => undefined)
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

import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { type CurrentToast, type Toast, ToastQueueProvider, ToastRegion } from './toast-region.tsx'

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/**
 * Shows a toast at the bottom of the window. It takes no focus and is announced politely. A new toast replaces the
 * last; one without an action joins a last one that has one, and is gone when a dialog opens.
 */
export const useToast = () => use(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<CurrentToast>()
  const [regions, setRegions] = useState<readonly string[]>([])
  const last = useRef<CurrentToast>(undefined)
  const count = useRef(0)
  const show = useCallback((next?: Toast) => {
    const before = last.current
    const toast = next && { ...next, id: count.current++ }
    const joins = toast && !toast.action && before?.action
    last.current = joins ? { ...before, followUp: toast } : toast
    setShown(last.current)
    if (!joins) before?.onClosed?.()
  }, [])
  const addRegion = useCallback(
    (id: string) => {
      setRegions((open) => [...open, id])
      // It was about the page behind the dialog. One with an action stays, since that may be wanted still.
      if (last.current && !last.current.action) show()
      return () => setRegions((open) => open.filter((one) => one !== id))
    },
    [show],
  )
  const top = regions.at(-1)
  const queue = useMemo(() => ({ shown, top, close: () => show(), addRegion }), [shown, top, show, addRegion])
  return (
    <ToastContext value={show}>
      <ToastQueueProvider value={queue}>
        {children}
        <ToastRegion isPage />
      </ToastQueueProvider>
    </ToastContext>
  )
}

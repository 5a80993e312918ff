import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react'
import { type Note, NotesProvider, type Toast } from './toast-queue.ts'
import { NotePlace } from './toast-region.tsx'

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/**
 * Shows a note at the foot of the window; it takes no focus and is read out politely. A new one takes its place, or joins
 * it where the first waits for an answer and the second does not.
 */
export const useToast = () => use(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Note>()
  const [places, setPlaces] = useState<readonly string[]>([])
  const last = useRef<Note>(undefined)
  const count = useRef(0)
  const put = useCallback((toast?: Toast) => {
    const before = last.current
    const note = toast && { ...toast, nth: count.current++ }
    const joins = note && !note.action && before?.action
    last.current = joins ? { ...before, also: note } : note
    setShown(last.current)
    if (!joins) before?.onGone?.()
  }, [])
  const enter = useCallback((place: string) => {
    setPlaces((open) => [...open, place])
    return () => setPlaces((open) => open.filter((one) => one !== place))
  }, [])
  const top = places.at(-1)
  const notes = useMemo(() => ({ shown, top, close: () => put(), enter }), [shown, top, put, enter])
  return (
    <ToastContext value={put}>
      <NotesProvider value={notes}>
        {children}
        <NotePlace isPage />
      </NotesProvider>
    </ToastContext>
  )
}

import { createContext, type ReactNode, use, useCallback, useEffect, useState } from 'react'
import { Button, IconButton } from './button.tsx'
import { CloseIcon } from './icons.tsx'
import classes from './toast.module.css'

export interface Toast {
  message: string
  /** One thing the person may do about it, such as Undo. */
  action?: { label: string; onPress: () => void }
}

/** How long a note stays, in milliseconds, unless a hand or the focus rests on it. */
const lifetime = 7_000

const ToastContext = createContext<(toast: Toast) => void>(() => {})

/** Shows a note at the foot of the page; it takes no focus and is read out politely. A new one takes its place. */
export const useToast = () => use(ToastContext)

export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Toast>()
  const [held, setHeld] = useState(false)
  const close = useCallback(() => setShown(undefined), [])
  useEffect(() => {
    if (!shown || held) return
    const timer = setTimeout(close, lifetime)
    return () => clearTimeout(timer)
  }, [shown, held, close])
  return (
    <ToastContext value={setShown}>
      {children}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: resting on a note only keeps it from leaving. */}
      <div
        className={classes.region}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <output aria-live="polite">{shown && <p className={classes.message}>{shown.message}</p>}</output>
        {shown && <Actions toast={shown} close={close} />}
      </div>
    </ToastContext>
  )
}

function Actions({ toast: { action }, close }: { toast: Toast; close: () => void }) {
  const press = () => {
    action?.onPress()
    close()
  }
  return (
    <>
      {action && (
        <Button variant="ghost" small onClick={press}>
          {action.label}
        </Button>
      )}
      <IconButton variant="plain" label="Dismiss" icon={<CloseIcon />} onClick={close} />
    </>
  )
}

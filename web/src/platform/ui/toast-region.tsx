import { createContext, type FocusEvent, type RefObject, use, useEffect, useEffectEvent, useId, useRef } from 'react'
import { Button, IconButton } from './button.tsx'
import { CloseIcon } from './icons.tsx'
import classes from './toast-region.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

interface ToastRegionProps {
  /** The page's own region; every other one belongs to a dialog. */
  isPage?: boolean
  /** At the top of a dialog, where its bottom is always in use. */
  atTop?: boolean | undefined
}

/**
 * Shows toasts: there is one region for the page, and one in every dialog. It is rendered before any toast, so that
 * screen readers announce them. F6 moves the focus to a toast and back.
 */
export function ToastRegion({ isPage = false, atTop }: ToastRegionProps) {
  const queue = useToastQueue()
  const id = useId()
  const addRegion = queue?.addRegion
  useEffect(() => (isPage ? undefined : addRegion?.(id)), [isPage, addRegion, id])
  const isTopRegion = queue?.top === (isPage ? undefined : id)
  const toast = isTopRegion ? queue?.shown : undefined
  const { region, rememberOrigin, returnFocus } = useReturnFocus()
  useAutoDismiss(toast, queue?.close, region)
  useFocusInSight(toast)
  useToastKey(toast !== undefined, () => {
    if (!returnFocus()) region.current?.querySelector('button')?.focus()
  })
  const end = (answer?: () => void) => {
    answer?.()
    returnFocus()
    queue?.close()
  }
  const landmark = toast && { role: 'region', 'aria-label': 'Note' }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only remembers where the focus came from.
    <div
      ref={region}
      {...landmark}
      className={`bar gap-xs ${classes.region}`}
      data-top={atTop}
      onFocus={rememberOrigin}
    >
      <output aria-live="polite" aria-atomic="false">
        {[toast, toast?.followUp].map((one) => one && <Message key={one.id} toast={one} />)}
      </output>
      {toast && <Actions toast={toast} onEnd={end} />}
    </div>
  )
}

const Message = ({ toast: { message, action } }: { toast: Toast }) => (
  <p className={classes.message}>
    {message}
    {action && <VisuallyHidden> {action.label}: F6.</VisuallyHidden>}
  </p>
)

const Actions = ({ toast: { action }, onEnd }: { toast: Toast; onEnd: (answer?: () => void) => void }) => (
  <>
    {action && (
      <>
        <span className={classes.key} aria-hidden="true">
          F6
        </span>
        <Button variant="ghost" small aria-keyshortcuts="F6" onClick={() => onEnd(action.onPress)}>
          {action.label}
        </Button>
      </>
    )}
    <IconButton variant="plain" label="Dismiss" icon={<CloseIcon />} onClick={() => onEnd()} />
  </>
)

export interface Toast {
  message: string
  /** An action the user may take, such as Undo. */
  action?: { label: string; onPress: () => void }
  /** Called once the toast is gone: after its action, dismissed, timed out or replaced. */
  onClosed?: () => void
}

/** A toast on the screen. Each has its own id, so that a repeated message is announced again. */
export type CurrentToast = Toast & {
  id: number
  /** A later toast, shown together with this one, whose action is still available. */
  followUp?: CurrentToast
}

export interface ToastQueue {
  shown: CurrentToast | undefined
  /**
   * The id of the region in the topmost dialog, which makes the page behind it inert. Undefined: the page's own region.
   */
  top: string | undefined
  close: () => void
  /** Makes a dialog's region the topmost one. Returns a function that removes it. */
  addRegion: (id: string) => () => void
}

const ToastQueueContext = createContext<ToastQueue | undefined>(undefined)
export const ToastQueueProvider = ToastQueueContext.Provider
const useToastQueue = () => use(ToastQueueContext)

/**
 * How long a toast is shown, longer if it has an action, and how often it is checked again while hovered or focused.
 */
const staysMs = { plain: 7_000, answerable: 20_000, lookAgain: 2_000 }

/** Dismisses a toast when its time is over and it is neither hovered nor focused. */
function useAutoDismiss(
  toast: CurrentToast | undefined,
  close: (() => void) | undefined,
  region: RefObject<HTMLElement | null>,
) {
  useEffect(() => {
    if (!toast || !close) return
    const look = () => {
      if (region.current?.matches(':hover, :focus-within')) timer = setTimeout(look, staysMs.lookAgain)
      else close()
    }
    let timer = setTimeout(look, toast.action ? staysMs.answerable : staysMs.plain)
    return () => clearTimeout(timer)
  }, [toast, close, region])
}

/** Keeps the element with the keyboard focus in view when a toast appears. */
const useFocusInSight = (toast: CurrentToast | undefined) =>
  useEffect(() => {
    const focused = document.activeElement
    if (toast && focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' })
  }, [toast])

/** Returns the focus to where it came from; `returnFocus` returns false if the focus was not in the region. */
function useReturnFocus() {
  const region = useRef<HTMLDivElement>(null)
  const origin = useRef<EventTarget>(null)
  const rememberOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
  }
  const returnFocus = () => {
    if (!region.current?.contains(document.activeElement)) return false
    if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus()
    return true
  }
  return { region, rememberOrigin, returnFocus }
}

/** Calls `press` on F6, while a toast is shown. */
function useToastKey(on: boolean, press: () => void) {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'F6') return
    event.preventDefault()
    press()
  })
  useEffect(() => {
    if (!on) return
    const listen = (event: KeyboardEvent) => pressed(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [on])
}

import { useEffect, useId } from 'react'
import { Button, IconButton } from './button.tsx'
import { CloseIcon } from './icons.tsx'
import { useAutoDismiss, useFocusInSight, useReturnFocus, useToastKey } from './toast-behaviour.ts'
import { type Toast, useToastQueue } from './toast-queue.ts'
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

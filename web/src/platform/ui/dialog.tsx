import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from './button.tsx'
import classes from './dialog.module.css'
import { CloseIcon } from './icons.tsx'
import { ToastRegion } from './toast-region.tsx'

interface DialogProps {
  title: string
  onClose: () => void
  children: ReactNode
  /** Shows toasts at the top, where the bottom is what is used next. */
  toastsAtTop?: boolean
}

/**
 * A modal dialog, open for as long as it is rendered. It is the browser's own: the page behind it is inert, Escape
 * closes it, and the focus returns to where it was.
 */
export function Dialog({ title, onClose, children, toastsAtTop }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  // Before the next paint: after it the page behind can be used again, and the focus must not move any more.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  // Escape closes it unconditionally: if it is still rendered after `onClose`, it is opened again.
  const closed = () => {
    // Its removal closed it.
    if (!dialog.current) return
    onClose()
    requestAnimationFrame(() => dialog.current?.open === false && dialog.current.showModal())
  }
  const closeOutside = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: pressing beside the dialog is a short cut; Escape and Close do the same.
    <dialog
      ref={dialog}
      className={`raised ${classes.dialog}`}
      aria-labelledby={id}
      onClose={closed}
      onClick={closeOutside}
    >
      <div className={classes.inside}>
        <header className={classes.head}>
          <h2 id={id}>{title}</h2>
          <IconButton variant="ghost" label="Close" icon={<CloseIcon />} onClick={onClose} />
        </header>
        {children}
      </div>
      <ToastRegion atTop={toastsAtTop} />
    </dialog>
  )
}

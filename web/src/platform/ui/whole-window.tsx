import { type ComponentProps, useEffect, useRef } from 'react'
import { classNames } from '#lib/class-names.ts'
import { ToastRegion } from './toast-region.tsx'
import classes from './whole-window.module.css'

/** A screen that covers the whole window, as a dialog. Its heading has the focus first, instead of its first button. */
export function WholeWindow({ className, children, ...rest }: Omit<ComponentProps<'dialog'>, 'ref'>) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.querySelector('h1')?.focus({ preventScroll: true })
  }, [])
  return (
    <dialog {...rest} ref={dialog} className={classNames(classes.window, className)}>
      {children}
      <ToastRegion atTop />
    </dialog>
  )
}

/** The heading of what the window shows now. It takes the focus on mount, so that a screen reader starts there. */
export function WindowTitle(props: Omit<ComponentProps<'h1'>, 'ref' | 'tabIndex'>) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  return <h1 {...props} ref={title} tabIndex={-1} />
}

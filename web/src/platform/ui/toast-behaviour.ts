import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { ShownToast } from './toast-queue.ts'

/** How long a toast stays: longer where it can be answered. While it is hovered or has the focus it is looked at again. */
const staysMs = { plain: 7_000, answerable: 20_000, lookAgain: 2_000 }

/** Dismisses a toast when its time is over and neither the pointer nor the focus is on it. */
export function useAutoDismiss(
  toast: ShownToast | undefined,
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

/** Keeps what has the keyboard's focus in sight when a toast comes up. */
export const useFocusInSight = (toast: ShownToast | undefined) =>
  useEffect(() => {
    const focused = document.activeElement
    if (toast && focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' })
  }, [toast])

/** Gives the focus back to where it came from; `returnFocus` returns false where the focus was not in the region. */
export function useReturnFocus() {
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

/** Calls `press` on F6, while there is a toast. */
export function useToastKey(on: boolean, press: () => void) {
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

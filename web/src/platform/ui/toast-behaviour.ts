import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { CurrentToast } from './toast-queue.ts'

/**
 * How long a toast is shown, longer if it has an action, and how often it is checked again while hovered or focused.
 */
const staysMs = { plain: 7_000, answerable: 20_000, lookAgain: 2_000 }

/** Dismisses a toast when its time is over and it is neither hovered nor focused. */
export function useAutoDismiss(
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
export const useFocusInSight = (toast: CurrentToast | undefined) =>
  useEffect(() => {
    const focused = document.activeElement
    if (toast && focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' })
  }, [toast])

/** Returns the focus to where it came from; `returnFocus` returns false if the focus was not in the region. */
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

/** Calls `press` on F6, while a toast is shown. */
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

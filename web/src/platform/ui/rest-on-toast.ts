import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { Note } from './toast-queue.ts'

/** How long a note stays, in milliseconds: longer where it can be answered, and as long as somebody rests on it. */
const stays = { plain: 7_000, answerable: 20_000, rested: 2_000 }

/** Puts a note away when its time is over and neither a hand nor the focus rests on it. */
export function useStay(note: Note | undefined, close: (() => void) | undefined, place: RefObject<HTMLElement | null>) {
  useEffect(() => {
    if (!note || !close) return
    const look = () => {
      if (place.current?.matches(':hover, :focus-within')) timer = setTimeout(look, stays.rested)
      else close()
    }
    let timer = setTimeout(look, note.action ? stays.answerable : stays.plain)
    return () => clearTimeout(timer)
  }, [note, close, place])
}

/** Whoever moves by keys keeps what they are on in sight when a note comes up. */
export const useFocusInSight = (note: Note | undefined) =>
  useEffect(() => {
    const focused = document.activeElement
    if (note && focused?.matches(':focus-visible')) focused.scrollIntoView({ block: 'nearest' })
  }, [note])

/** Gives the focus back to where it came from; `goBack` answers whether it was here. */
export function useWayBack() {
  const place = useRef<HTMLDivElement>(null)
  const origin = useRef<EventTarget>(null)
  const noteOrigin = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) origin.current = relatedTarget
  }
  const goBack = () => {
    if (!place.current?.contains(document.activeElement)) return false
    if (origin.current instanceof HTMLElement && origin.current.isConnected) origin.current.focus()
    return true
  }
  return { place, noteOrigin, goBack }
}

/** F6, while there is a note. */
export function useNoteKey(on: boolean, press: () => void) {
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

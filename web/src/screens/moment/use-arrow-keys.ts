import { useEffect, useEffectEvent } from 'react'
import { isTyping } from '#lib/is-typing.ts'

/** Left and right arrow keys go back and forward, unless the focus is in a text field. */
export function useArrowKeys(onNext: () => void, onBack: () => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (event.key === 'ArrowRight') onNext()
    else if (event.key === 'ArrowLeft') onBack()
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

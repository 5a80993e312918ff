import { useEffect } from 'react'

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && target.type === 'text')

/** What a key press asks for; writing has an undo of its own. */
function wishOf(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>) {
  if (event.altKey || !(event.ctrlKey || event.metaKey)) return undefined
  const key = event.key.toLowerCase()
  if (key === 'y') return 'redo'
  return key === 'z' ? (event.shiftKey ? 'redo' : 'undo') : undefined
}

/** Ctrl or Command with Z goes back, with Shift and Z or with Y forth, while this is in sight and nobody is writing. */
export function useUndoKeys(does: { undo: () => void; redo: () => void }) {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const wish = isTyping(event.target) ? undefined : wishOf(event)
      if (!wish) return
      event.preventDefault()
      does[wish]()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  })
}

import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { ShownPlayer } from './player-on-demand.ts'
import { stepMs } from './step.ts'

/** A key pressed on a control is that control's own. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, textarea, summary') !== null

/** Does what a key asks of the player; false when it asks nothing. */
function obey(key: string, player: ShownPlayer, spaceOnly: boolean): boolean {
  if (key === ' ') player.toggle()
  else if (key === 'ArrowLeft' && !spaceOnly) player.skip(-stepMs)
  else if (key === 'ArrowRight' && !spaceOnly) player.skip(stepMs)
  else return false
  return true
}

interface KeyOptions {
  /** The arrows mean something else here. */
  spaceOnly?: boolean
}

/** Keys that work while the focus is on the card or inside it: Space and the arrows, and F wherever it is inside. */
export function usePlayerKeys(
  card: RefObject<HTMLElement | null>,
  player: ShownPlayer,
  onFavorite: () => void,
  { spaceOnly = false }: KeyOptions = {},
) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.toLowerCase() === 'f') return onFavorite()
    if (!isControl(event.target) && obey(event.key, player, spaceOnly)) event.preventDefault()
  })
  useEffect(() => {
    const element = card.current
    const listen = (event: KeyboardEvent) => press(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [card])
}

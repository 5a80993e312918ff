import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { LazyPlayer } from './use-line-player.ts'

/** A key pressed on a control is that control's own. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, textarea, summary') !== null

/** Does what a key means to the player; false when it means nothing. */
function press(key: string, player: LazyPlayer, spaceOnly: boolean): boolean {
  if (key === ' ') player.toggle()
  else if (key === 'ArrowLeft' && !spaceOnly) player.skip(-1)
  else if (key === 'ArrowRight' && !spaceOnly) player.skip(1)
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
  player: LazyPlayer,
  onFavorite: () => void,
  { spaceOnly = false }: KeyOptions = {},
) {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key.toLowerCase() === 'f') return onFavorite()
    if (!isControl(event.target) && press(event.key, player, spaceOnly)) event.preventDefault()
  })
  useEffect(() => {
    const element = card.current
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    element?.addEventListener('keydown', listen)
    return () => element?.removeEventListener('keydown', listen)
  }, [card])
}

import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { LazyPlayer } from './use-line-player.ts'

/** A key pressed on a control belongs to that control. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, textarea, summary') !== null

/** Applies a key to the player; returns false if the key has no effect. */
function press(key: string, player: LazyPlayer, spaceOnly: boolean): boolean {
  if (key === ' ') player.toggle()
  else if (key === 'ArrowLeft' && !spaceOnly) player.skip(-1)
  else if (key === 'ArrowRight' && !spaceOnly) player.skip(1)
  else return false
  return true
}

interface KeyOptions {
  /** The arrow keys have another meaning here. */
  spaceOnly?: boolean
}

/**
 * Keyboard shortcuts while the focus is in the card: Space and the arrows, except on a control, and F anywhere in it.
 */
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

import { classNames } from '#lib/class-names.ts'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import classes from './play-button.module.css'
import type { LazyPlayer } from './use-line-player.ts'
import type { PlaybackState } from './voice-source.ts'

interface PlayButtonProps {
  player: LazyPlayer
  state: PlaybackState
  /** True while the voices are loading and none is chosen yet. */
  disabled: boolean
  large?: boolean
}

/** Plays and pauses the line; styled as a small sun. */
export function PlayButton({ player, state: { phase }, disabled, large }: PlayButtonProps) {
  const playing = phase === 'playing'
  const preparing = phase === 'preparing'
  return (
    <button
      type="button"
      className={classNames('sun', large && classes.large, preparing && classes.preparing)}
      aria-label={playing ? 'Pause' : 'Play'}
      aria-busy={preparing}
      disabled={disabled}
      onClick={player.toggle}
    >
      {playing ? <PauseIcon /> : <PlayIcon />}
    </button>
  )
}

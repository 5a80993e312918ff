import type { Affirmation, Voice } from '@glimmer/contract'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import { PauseIcon, PlayIcon } from '../../../ui/icons.tsx'
import classes from './player.module.css'
import type { Playing, Recording } from './recording.ts'
import { SeekBar } from './seek-bar.tsx'
import { VoicePicker } from './voice-picker.tsx'

interface PlayerProps {
  line: Affirmation
  player: Recording
  state: Playing
  voices: readonly Voice[]
  voice: string
  onVoice: (voice: string) => void
  /** What stands beside the player, such as the favourite. */
  children?: ReactNode
}

/** Hear the line: play, move along, and choose who says it. */
export function Player({ line, player, state, voices, voice, onVoice, children }: PlayerProps) {
  const playing = state.phase === 'playing'
  const preparing = state.phase === 'preparing'
  return (
    <div className={classes.controls}>
      <button
        type="button"
        className={classNames(classes.play, preparing && classes.preparing)}
        aria-label={playing ? 'Pause' : 'Play'}
        aria-busy={preparing}
        disabled={!voice}
        onClick={player.toggle}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <SeekBar text={line.text} ms={state.ms} durationMs={state.durationMs} onSeek={player.seek} />
      <VoicePicker voices={voices} voice={voice} onVoice={onVoice} />
      {children}
    </div>
  )
}

/** A key pressed on a control is that control's own. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, a, input, select, textarea, summary') !== null

/** Keys that work while the focus is on the card itself or inside it. */
export function usePlayerKeys(card: RefObject<HTMLElement | null>, keys: Record<string, () => void>) {
  useEffect(() => {
    const element = card.current
    const press = (event: KeyboardEvent) => {
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key]
      const letter = event.key.toLowerCase() === 'f'
      if (!act || event.ctrlKey || event.metaKey || event.altKey || (isControl(event.target) && !letter)) return
      event.preventDefault()
      act()
    }
    element?.addEventListener('keydown', press)
    return () => element?.removeEventListener('keydown', press)
  }, [card, keys])
}

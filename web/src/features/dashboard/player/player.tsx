import type { Affirmation, Voice } from '@glimmer/contract'
import type { ReactNode } from 'react'
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

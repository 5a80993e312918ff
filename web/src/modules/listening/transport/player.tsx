import type { Voice } from '@glimmer/contract'
import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { VoicePicker } from '../sources/voice-picker.tsx'
import type { Means } from '../sources/voice-source.ts'
import classes from './player.module.css'
import type { ShownPlayer } from './player-on-demand.ts'
import type { Playing } from './playing.ts'
import { SeekBar } from './seek-bar.tsx'

interface PlayerProps {
  text: string
  player: ShownPlayer
  state: Playing
  voices: readonly Voice[]
  voice: string
  means: Means
  /** Whether the voices are known, or known not to be had: then playing says why. */
  ready: boolean
  onChoose: (choice: string) => void
  /** What stands beside the player, such as the favourite. */
  children?: ReactNode
}

/** Hear the line: play, move along, and choose who says it. */
export function Player({ text, player, state, voices, voice, means, ready, onChoose, children }: PlayerProps) {
  const playing = state.phase === 'playing'
  const preparing = state.phase === 'preparing'
  return (
    <div className={classes.controls}>
      <button
        type="button"
        className={classNames(classes.play, preparing && classes.preparing)}
        aria-label={playing ? 'Pause' : 'Play'}
        aria-busy={preparing}
        disabled={means === 'voice' && !voice && !ready}
        onClick={player.toggle}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
      <SeekBar text={text} ms={state.ms} durationMs={state.durationMs} onSeek={player.seek} />
      <VoicePicker voices={voices} voice={voice} means={means} onChoose={onChoose} />
      {children}
    </div>
  )
}

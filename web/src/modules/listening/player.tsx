import { type ReactNode, useMemo } from 'react'
import { formatDuration, formatDurationInWords } from '#lib/format-time.ts'
import { Slider } from '#platform/ui/slider.tsx'
import { PlayButton } from './play-button.tsx'
import classes from './player.module.css'
import type { LazyPlayer } from './use-line-player.ts'
import type { VoiceSelection } from './use-voice.ts'
import { VoicePicker } from './voice-picker.tsx'
import type { PlaybackState } from './voice-source.ts'
import { Wave, waveBars } from './wave.tsx'

interface PlayerProps {
  text: string
  player: LazyPlayer
  state: PlaybackState
  selection: VoiceSelection
  /** Shown beside the player, such as the favourite button. */
  children?: ReactNode
}

/** The controls of a line: play, seek, and choose the voice. */
export function Player({ text, player, state, selection, children }: PlayerProps) {
  const { method, voice, isLoaded } = selection
  return (
    <div className={`row ${classes.controls}`}>
      {/* If no voice could be loaded, the button is enabled so that playing shows why. */}
      <PlayButton player={player} state={state} disabled={method === 'voice' && !voice && !isLoaded} />
      <SeekBar text={text} ms={state.ms} durationMs={state.durationMs} onSeek={player.seek} />
      <VoicePicker selection={selection} />
      {children}
    </div>
  )
}

const seekBars = 44

interface SeekBarProps {
  text: string
  ms: number
  durationMs: number
  onSeek: (ms: number) => void
}

/** The progress of the line as a wave, with a slider to seek. */
function SeekBar({ text, ms, durationMs, onSeek }: SeekBarProps) {
  const heights = useMemo(() => waveBars(text, seekBars), [text])
  return (
    <>
      <div className={classes.seek}>
        <Wave heights={heights} done={durationMs > 0 ? ms / durationMs : 0} />
        <Slider
          className="unseen"
          aria-label="Position"
          aria-valuetext={`${formatDurationInWords(ms)} of ${formatDurationInWords(durationMs)}`}
          max={Math.max(durationMs, 1)}
          step={100}
          value={ms}
          disabled={durationMs === 0}
          onValue={onSeek}
        />
      </div>
      {durationMs > 0 && (
        <span className={classes.time}>
          {formatDuration(ms)} / {formatDuration(durationMs)}
        </span>
      )}
    </>
  )
}

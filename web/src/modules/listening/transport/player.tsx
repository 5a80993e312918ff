import { type ReactNode, useMemo } from 'react'
import { classNames } from '#lib/class-names.ts'
import { splitAtWord } from '#lib/cues.ts'
import { formatDuration, formatDurationInWords } from '#lib/format-duration.ts'
import { typeset } from '#lib/typeset.ts'
import { PauseIcon, PlayIcon } from '#platform/ui/icons.tsx'
import { Slider } from '#platform/ui/slider.tsx'
import { VisuallyHidden } from '#platform/ui/visually-hidden.tsx'
import type { VoiceSelection } from '../sources/use-voice.ts'
import { VoicePicker } from '../sources/voice-picker.tsx'
import type { PlaybackState } from '../sources/voice-source.ts'
import classes from './player.module.css'
import type { LazyPlayer } from './use-line-player.ts'
import { Wave, waveBars } from './wave.tsx'

/** A line with more characters than this is set smaller, so that it stays clear of the light. */
const longestFullSize = 64

interface LitLineProps {
  text: string
  state: PlaybackState
  look?: 'small' | 'centred' | undefined
}

/** The line as a printer would set it, its words lighting up as they are said. A screen reader meets it whole, and once. */
export function LitLine({ text, state: { source, word }, look }: LitLineProps) {
  const shown = typeset(text)
  const style = classNames(
    look === 'small' ? classes.small : classes.line,
    look === 'centred' && classes.centred,
    look !== 'small' && text.length > longestFullSize && classes.long,
  )
  if (!source || word < 0) return <p className={style}>{shown}</p>
  const { before, current, after } = splitAtWord(shown, source.words, word)
  return (
    <p className={style}>
      <VisuallyHidden>{shown}</VisuallyHidden>
      <span aria-hidden="true">
        {before}
        <mark>{current}</mark>
        <span className={classes.next}>{after}</span>
      </span>
    </p>
  )
}

interface PlayerProps {
  text: string
  player: LazyPlayer
  state: PlaybackState
  selection: VoiceSelection
  /** What stands beside the player, such as the favourite. */
  children?: ReactNode
}

/** Hear the line: play, move along, and choose the voice. */
export function Player({ text, player, state, selection, children }: PlayerProps) {
  const { means, voice, ready } = selection
  const playing = state.phase === 'playing'
  const preparing = state.phase === 'preparing'
  return (
    <div className={classes.controls}>
      <button
        type="button"
        className={classNames(classes.play, preparing && classes.preparing)}
        aria-label={playing ? 'Pause' : 'Play'}
        aria-busy={preparing}
        // When no voice can be had either, playing says why.
        disabled={means === 'voice' && !voice && !ready}
        onClick={player.toggle}
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </button>
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

/** How far the line has come, as a wave one can drag along. */
function SeekBar({ text, ms, durationMs, onSeek }: SeekBarProps) {
  const heights = useMemo(() => waveBars(text, seekBars), [text])
  return (
    <>
      <div className={classes.seek}>
        <Wave heights={heights} done={durationMs > 0 ? ms / durationMs : 0} />
        <Slider
          aria-label="Position"
          aria-valuetext={`${formatDurationInWords(ms)} of ${formatDurationInWords(durationMs)}`}
          max={Math.max(durationMs, 1)}
          step={100}
          value={ms}
          disabled={durationMs === 0}
          onValue={onSeek}
        />
      </div>
      <span className={classes.time}>
        {formatDuration(ms)}
        {durationMs > 0 && ` / ${formatDuration(durationMs)}`}
      </span>
    </>
  )
}

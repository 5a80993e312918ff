import { useMemo } from 'react'
import { formatDuration, formatDurationInWords } from '#lib/format-duration.ts'
import { Slider } from '#platform/ui/slider.tsx'
import classes from './seek-bar.module.css'
import { Wave } from './wave.tsx'
import { waveBars } from './wave-bars.ts'

const bars = 44

interface SeekBarProps {
  text: string
  ms: number
  durationMs: number
  onSeek: (ms: number) => void
}

/** How far the recording has come, as a wave one can drag along. */
export function SeekBar({ text, ms, durationMs, onSeek }: SeekBarProps) {
  const heights = useMemo(() => waveBars(text, bars), [text])
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

import { useMemo } from 'react'
import { clock, spokenClock } from './clock.ts'
import classes from './seek-bar.module.css'
import { waveBars } from './wave-bars.ts'

const bars = 44
const pitch = 6

interface SeekBarProps {
  text: string
  ms: number
  durationMs: number
  onSeek: (ms: number) => void
}

/** How far the recording has come, as a wave one can drag along. */
export function SeekBar({ text, ms, durationMs, onSeek }: SeekBarProps) {
  const heights = useMemo(() => waveBars(text, bars), [text])
  const done = durationMs > 0 ? ms / durationMs : 0
  return (
    <>
      <div className={classes.seek}>
        <svg viewBox={`0 0 ${bars * pitch} 40`} preserveAspectRatio="none" aria-hidden="true">
          {heights.map((height, i) => (
            <rect
              // biome-ignore lint/suspicious/noArrayIndexKey: bars have no other name than their place.
              key={i}
              className={i / bars < done ? classes.said : classes.next}
              x={i * pitch}
              y={20 - height / 2}
              width="3"
              height={height}
              rx="1.5"
            />
          ))}
        </svg>
        <input
          type="range"
          aria-label="Position"
          aria-valuetext={`${spokenClock(ms)} of ${spokenClock(durationMs)}`}
          min={0}
          max={Math.max(durationMs, 1)}
          step={100}
          value={Math.min(ms, durationMs)}
          disabled={durationMs === 0}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
        />
      </div>
      <span className={classes.time}>
        {clock(ms)}
        {durationMs > 0 && ` / ${clock(durationMs)}`}
      </span>
    </>
  )
}

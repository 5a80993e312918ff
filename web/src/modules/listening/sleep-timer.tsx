import { formatDuration } from '#lib/format-time.ts'
import { Scale } from './scale.tsx'
import classes from './sleep-timer.module.css'

const minute = 60_000
const timers = [undefined, ...[10, 20, 30, 45, 60].map((minutes) => minutes * minute)]

interface TimerChoiceProps {
  /** In milliseconds; undefined for no timer. */
  timerMs: number | undefined
  onChange: (timerMs: number | undefined) => void
}

/** Chooses when the playlist stops. */
export const TimerChoice = ({ timerMs, onChange }: TimerChoiceProps) => (
  <Scale
    legend="Stop after"
    hint="Everything fades over the last minute."
    values={timers}
    nameOf={(ms) => (ms === undefined ? 'Never' : `${ms / minute} min`)}
    chosen={timerMs}
    onChoose={onChange}
  />
)

const radius = 84
const middle = { x: 110, y: 100 }

/** The sleep timer as a moon on its way across the sky. */
export function TimerDial({ wholeMs, leftMs }: { wholeMs: number; leftMs: number }) {
  const share = wholeMs > 0 ? 1 - leftMs / wholeMs : 1
  const angle = Math.PI * (1 - share)
  const x = middle.x + radius * Math.cos(angle)
  const y = middle.y - radius * Math.sin(angle)
  const arc = `M${middle.x - radius} ${middle.y}A${radius} ${radius} 0 0 1`
  return (
    <svg className={classes.dial} viewBox="0 0 220 116" role="img" aria-label={`${formatDuration(leftMs)} left`}>
      <g className={classes.way} stroke="var(--line-strong)" strokeWidth="2">
        <path d={`${arc} ${middle.x + radius} ${middle.y}`} />
        <path d="M12 101h196M70 109h80" />
      </g>
      <path className={classes.done} stroke="var(--lit)" strokeWidth="3.5" d={`${arc} ${x} ${y}`} />
      <g className={classes.moon} fill="var(--lit)">
        <circle cx={x} cy={y} r="16" opacity="0.3" />
        <circle cx={x} cy={y} r="8" />
      </g>
      <text x={middle.x} y="84" textAnchor="middle">
        {formatDuration(leftMs)}
      </text>
    </svg>
  )
}

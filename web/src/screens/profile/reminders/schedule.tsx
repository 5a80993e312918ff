import type { ReminderSettings } from '@glimmer/contract'
import { Chip } from '#platform/ui/choices.tsx'
import classes from '../settings.module.css'
import { TimeField } from './time-field.tsx'
import { Times, todaysLine, WindowFields } from './times.tsx'

interface ScheduleProps {
  settings: ReminderSettings
  onChoose: (change: Partial<ReminderSettings>) => void
}

interface WhenProps extends ScheduleProps {
  /** The path of the setting that was rejected, and why. */
  invalid: { path: string; message: string } | undefined
}

/** The times, or the window in which so many reminders come; and the quiet hours. */
export function When({ settings: { times, window, quietHours }, invalid, onChoose }: WhenProps) {
  return (
    <>
      <fieldset className={classes.group}>
        <legend>When</legend>
        <div className={`row gap-s ${classes.row}`}>
          <Chip pressed={!window} onClick={() => onChoose({ window: null })}>
            At set times
          </Chip>
          <Chip
            pressed={window !== null}
            onClick={() => onChoose({ window: window ?? { from: '08:00', to: '10:00', count: 1, ...todaysLine } })}
          >
            Some time between
          </Chip>
        </div>
        {window ? (
          <WindowFields window={window} invalid={invalid} onChoose={(chosen) => onChoose({ window: chosen })} />
        ) : (
          <Times times={times} invalid={invalid} onChoose={(chosen) => onChoose({ times: chosen })} />
        )}
      </fieldset>
      <fieldset className={classes.group}>
        <legend>Quiet hours</legend>
        <p className="hint">We won’t send anything then.</p>
        <div className={`row gap-s ${classes.times}`}>
          <TimeField
            label="Quiet from"
            value={quietHours.from}
            onChoose={(from) => onChoose({ quietHours: { ...quietHours, from } })}
          />
          <TimeField
            label="Quiet until"
            value={quietHours.to}
            onChoose={(to) => onChoose({ quietHours: { ...quietHours, to } })}
          />
        </div>
      </fieldset>
    </>
  )
}

const week = [
  [1, 'Monday'],
  [2, 'Tuesday'],
  [3, 'Wednesday'],
  [4, 'Thursday'],
  [5, 'Friday'],
  [6, 'Saturday'],
  [0, 'Sunday'],
] as const

/** The days of the reminder; at least one, since the switch above turns reminders off. */
export function Days({ settings: { days }, onChoose }: ScheduleProps) {
  const toggle = (day: (typeof week)[number][0]) => {
    const chosen = days.includes(day) ? days.filter((one) => one !== day) : [...days, day]
    if (chosen.length > 0) onChoose({ days: chosen })
  }
  return (
    <fieldset className={classes.group}>
      <legend>Days</legend>
      <div className={`row gap-s ${classes.row}`}>
        {week.map(([day, name]) => (
          <Chip
            key={day}
            aria-label={name}
            className={classes.day}
            pressed={days.includes(day)}
            onClick={() => toggle(day)}
          >
            {name[0]}
          </Chip>
        ))}
      </div>
    </fieldset>
  )
}

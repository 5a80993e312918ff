import type { ReminderSettings } from '@glimmer/contract'
import { useEffect, useState } from 'react'
import { Chip } from '#platform/ui/choices.tsx'
import { Field } from '#platform/ui/field.tsx'
import classes from '../settings.module.css'

interface ScheduleProps {
  settings: ReminderSettings
  onChoose: (change: Partial<ReminderSettings>) => void
}

interface TimeFieldProps {
  label: string
  value: string
  error?: string | undefined
  onChoose: (time: string) => void
}

/** A time field that saves once the time is complete, on blur or Enter. */
export function TimeField({ label, value, error, onChoose }: TimeFieldProps) {
  const [typed, setTyped] = useState(value)
  useEffect(() => setTyped(value), [value])
  const save = () => (typed && typed !== value ? onChoose(typed) : setTyped(typed || value))
  return (
    <Field
      label={label}
      type="time"
      required
      error={error}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={save}
      onKeyDown={({ key }) => key === 'Enter' && save()}
    />
  )
}

interface WhenProps extends ScheduleProps {
  /** The path of the setting that was rejected, and why. */
  invalid: { path: string; message: string } | undefined
}

/** The time, or the window in which the reminder comes; and the quiet hours. */
export function When({ settings: { time, window, quietHours }, invalid, onChoose }: WhenProps) {
  const timeError = invalid && /^(time|window)/.test(invalid.path) ? invalid.message : undefined
  return (
    <>
      <fieldset className={classes.group}>
        <legend>When</legend>
        <div className={`row gap-s ${classes.row}`}>
          <Chip pressed={!window} onClick={() => onChoose({ window: null })}>
            At a time
          </Chip>
          <Chip
            pressed={window !== null}
            onClick={() => onChoose({ window: window ?? { from: '08:00', to: '10:00' } })}
          >
            Some time between
          </Chip>
        </div>
        <div className={`row gap-s ${classes.times}`}>
          {window ? (
            <>
              <TimeField
                label="From"
                value={window.from}
                onChoose={(from) => onChoose({ window: { ...window, from } })}
              />
              <TimeField
                label="Until"
                value={window.to}
                error={timeError}
                onChoose={(to) => onChoose({ window: { ...window, to } })}
              />
            </>
          ) : (
            <TimeField label="Time" value={time} error={timeError} onChoose={(chosen) => onChoose({ time: chosen })} />
          )}
        </div>
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

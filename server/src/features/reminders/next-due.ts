import { createHash } from 'node:crypto'
import { type EveningLight, isQuiet, openMinutes, type ReminderSettings, teenNight, weekdays } from '@glimmer/contract'
import { daysAfter, instantOf, wallTime, weekdayOf } from '#time/wall-clock.ts'

/** Two weeks and a day: a weekly reminder may miss one of its days when the clocks go forward. */
const maxDaysAhead = 15

/** A pseudo-random number that depends only on the seed, evenly spread over people and days. */
const draw = (seed: string, below: number) => createHash('sha256').update(seed).digest().readUInt32BE() % below

/** What determines when a person is reminded. */
export interface ReminderState {
  timeZone: string
  /** Identifies the person, so that people with the same window do not all get the same minute. */
  seed: string
  isTeen: boolean
}

/**
 * When a day's reminder is due; undefined if no minute outside the quiet hours is left, as when the clocks go forward.
 */
function dueOn(day: string, settings: ReminderSettings, person: ReminderState): Date | undefined {
  const { timeZone, seed, isTeen } = person
  const minutes = openMinutes(settings, isTeen ? teenNight : undefined)
  const minute = minutes[draw(`${seed} ${day}`, minutes.length)]
  if (minute === undefined) return undefined
  const due = instantOf({ day, minute }, timeZone)
  const shown = wallTime(due, timeZone)
  if (isTeen && isQuiet(teenNight, shown.minute)) return undefined
  return shown.day === day && !isQuiet(settings.quietHours, shown.minute) ? due : undefined
}

/**
 * When the next reminder is due: strictly later than `after`, on a chosen day, at the chosen time or at a pseudo-random
 * minute of the window, never in the quiet hours nor in a teen's night. Null if reminders are off.
 */
export function nextDue(settings: ReminderSettings, after: Date, person: ReminderState): Date | null {
  if (!settings.enabled) return null
  const today = wallTime(after, person.timeZone).day
  for (let ahead = 0; ahead <= maxDaysAhead; ahead++) {
    const day = daysAfter(today, ahead)
    if (!settings.days.some((chosen) => chosen === weekdayOf(day))) continue
    const due = dueOn(day, settings, person)
    if (due && due > after) return due
  }
  return null
}

/**
 * The evening's reminder in the form of reminder settings: every evening at its time, with the quiet hours and channel
 * of the other reminders. Whether the day has a line to ask about is checked when it is due.
 */
export const eveningSettings = (settings: ReminderSettings, evening: EveningLight): ReminderSettings => ({
  ...settings,
  enabled: evening.enabled && evening.remind,
  days: [...weekdays],
  time: evening.time,
  window: null,
})

import { createHash } from 'node:crypto'
import { type EveningLight, isQuiet, openMinutes, type ReminderSettings, teenNight, weekdays } from '@glimmer/contract'
import { daysAfter, instantOf, wallTime, weekdayOf } from '#time/wall-clock.ts'

/** Two weeks and a day: a weekly reminder may lose one of its days to clocks that go forward. */
const farthest = 15

/** The same for a person and a day however often it is asked, and spread evenly over people and days. */
const draw = (seed: string, below: number) => createHash('sha256').update(seed).digest().readUInt32BE() % below

/** What of a person decides when they are reminded. */
export interface Reminded {
  timeZone: string
  /** Names the person: two people with one window do not share its minute. */
  seed: string
  isTeen: boolean
}

/** When a day's reminder is due; undefined where clocks that go forward leave no minute that is not quiet. */
function dueOn(day: string, settings: ReminderSettings, person: Reminded): Date | undefined {
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
 * When somebody is to be reminded next: strictly later than `after`, on a chosen day, at their time or at a minute of
 * their window that is theirs for that day, and never in quiet hours, nor in a teen's night. Null when they are not
 * reminded at all.
 */
export function nextDue(settings: ReminderSettings, after: Date, person: Reminded): Date | null {
  if (!settings.enabled) return null
  const today = wallTime(after, person.timeZone).day
  for (let ahead = 0; ahead <= farthest; ahead++) {
    const day = daysAfter(today, ahead)
    if (!settings.days.some((chosen) => chosen === weekdayOf(day))) continue
    const due = dueOn(day, settings, person)
    if (due && due > after) return due
  }
  return null
}

/**
 * The evening's reminder as the settings of one: every evening at its time, in the quiet hours and by the channel of the
 * others. Whether the day has a line to ask about is found when it is due.
 */
export const eveningSettings = (settings: ReminderSettings, evening: EveningLight): ReminderSettings => ({
  ...settings,
  enabled: evening.enabled && evening.remind,
  days: [...weekdays],
  time: evening.time,
  window: null,
})

import { createHash } from 'node:crypto'
import {
  type EveningLight,
  isQuiet,
  type ReminderSettings,
  reminderSlots,
  teenNight,
  weekdays,
} from '@glimmer/contract'
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

/** When a reminder is due, and which of the day's it is. */
interface Due {
  at: Date
  slot: number
}

/**
 * When a day's reminders are due. One is left out if no minute outside the quiet hours is left for it, as when the
 * clocks go forward.
 */
function duesOn(day: string, settings: ReminderSettings, { timeZone, seed, isTeen }: ReminderState): Due[] {
  return reminderSlots(settings, isTeen ? teenNight : undefined).flatMap(({ minutes }, slot) => {
    const minute = minutes[draw(slot === 0 ? `${seed} ${day}` : `${seed} ${day} ${slot}`, minutes.length)]
    if (minute === undefined) return []
    const at = instantOf({ day, minute }, timeZone)
    const shown = wallTime(at, timeZone)
    if (isTeen && isQuiet(teenNight, shown.minute)) return []
    return shown.day === day && !isQuiet(settings.quietHours, shown.minute) ? [{ at, slot }] : []
  })
}

/**
 * When the next reminder is due: strictly later than `after`, on a chosen day, at a chosen time or at a pseudo-random
 * minute of the window, never in the quiet hours nor in a teen's night. Null if reminders are off.
 */
export function nextDue(settings: ReminderSettings, after: Date, person: ReminderState): Date | null {
  if (!settings.enabled) return null
  const today = wallTime(after, person.timeZone).day
  for (let ahead = 0; ahead <= maxDaysAhead; ahead++) {
    const day = daysAfter(today, ahead)
    if (!settings.days.some((chosen) => chosen === weekdayOf(day))) continue
    const times = duesOn(day, settings, person).flatMap(({ at }) => (at > after ? [at.getTime()] : []))
    if (times.length > 0) return new Date(Math.min(...times))
  }
  return null
}

/** Which of its day's reminders is due at an instant; the first if the settings have changed since. */
export function slotAt(settings: ReminderSettings, at: Date, person: ReminderState): number {
  const dues = duesOn(wallTime(at, person.timeZone).day, settings, person)
  return dues.find((due) => due.at.getTime() === at.getTime())?.slot ?? 0
}

/**
 * The evening's reminder in the form of reminder settings: every evening at its time, with the quiet hours and channel
 * of the other reminders. Whether the day has a line to ask about is checked when it is due.
 */
export const eveningSettings = (settings: ReminderSettings, evening: EveningLight): ReminderSettings => ({
  ...settings,
  enabled: evening.enabled && evening.remind,
  days: [...weekdays],
  times: [{ time: evening.time, source: 'today', collectionId: null }],
  window: null,
})

import type { DaysAhead, TodaysAffirmation } from '@glimmer/contract'
import { localDay } from '#lib/local-day.ts'
import type { KnownUser } from '../account.ts'
import type { OfflineCopies } from './device-store.ts'

/**
 * The text of the line stored on this device for the day of `now` in the user's time zone: read that day, or fetched
 * ahead. Undefined when none is stored for that day, and for a user who may not read yet, or of whom that is not known.
 */
export function storedLineFor({ user, answers }: OfflineCopies, now: Date): string | undefined {
  const { age, preferences }: KnownUser = user
  if (!age?.isOpen) return undefined
  const day = localDay(now, preferences.timeZone)
  const answerTo = (route: string) => answers.find(({ key }) => key[0] === route)?.data
  const today = answerTo('GET /affirmations/today') as TodaysAffirmation | undefined
  if (today?.day === day) return today.text
  const ahead = answerTo('GET /affirmations/ahead') as DaysAhead | undefined
  return ahead?.items.find((item) => item.day === day)?.affirmation.text
}

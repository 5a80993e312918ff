import type { DaysShownUp, User } from '@glimmer/contract'

/** The hours a part of the day begins at, in the person's own time. */
const parts = [
  [18, 'Good evening'],
  [12, 'Good afternoon'],
  [5, 'Good morning'],
] as const

/** How to greet at an hour (0-23): the small hours still belong to the evening before. */
export const greeting = (hour: number) => parts.find(([from]) => hour >= from)?.[1] ?? 'Good evening'

/** What to call a person: the first name, else the username unless it is the placeholder 'User'. */
export function callName({ firstName, username }: Pick<User, 'firstName' | 'username'>): string | undefined {
  return firstName || (username === 'User' ? undefined : username) || undefined
}

/** "Friday 20 November". */
export const longDate = (now: Date) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(now).replace(',', '')

/** How many days somebody came; nothing before the first. */
export const daysWords = ({ days }: Pick<DaysShownUp, 'days'>) =>
  days === 0 ? undefined : days === 1 ? 'Your first day' : `${days} days so far`

/** Whole days away after which somebody is welcomed back. */
const minDaysForWelcome = 2

/** Welcomes somebody who was away for a while. Nothing is asked, and nothing is counted against them. */
export const welcomeBack = ({ awayFor }: Pick<DaysShownUp, 'awayFor'>) =>
  awayFor >= minDaysForWelcome ? 'Good to see you. Nothing was lost.' : undefined

import type { User, VisitSummary } from '@glimmer/contract'

/** The hour at which each part of the day begins, in local time. */
const parts = [
  [18, 'Good evening'],
  [12, 'Good afternoon'],
  [5, 'Good morning'],
] as const

/** The greeting for an hour (0-23). In the small hours it is neither evening nor morning. */
export const greeting = (hour: number) => parts.find(([from]) => hour >= from)?.[1] ?? 'Hello'

/** The user's first name, else the username unless it is the placeholder 'User'. */
export function callName({ firstName, username }: Pick<User, 'firstName' | 'username'>): string | undefined {
  return firstName || (username === 'User' ? undefined : username) || undefined
}

/** "Friday 20 November". */
export const longDate = (now: Date) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(now).replace(',', '')

/** The number of days the user came; undefined before the first. */
export const daysWords = ({ days }: Pick<VisitSummary, 'days'>) =>
  days === 0 ? undefined : days === 1 ? 'Your first day' : `${days} days with Glimmer`

/** After this many whole days away, a returning user is welcomed back. */
const minDaysForWelcome = 2

/** Welcomes back a user who was away. It asks nothing, and does not mention how long. */
export const welcomeBack = ({ daysAway }: Pick<VisitSummary, 'daysAway'>) =>
  daysAway >= minDaysForWelcome ? 'Welcome back. Everything’s here.' : undefined

const counts = ['No light', 'One light', 'Two lights', 'Three lights', 'Four lights', 'Five lights', 'Six lights']

/** On how many of the last seven days the user came; undefined for none, since nothing counts as missed. */
export const lightsWords = (count: number) => (count === 0 ? undefined : `${counts[count] ?? 'Seven lights'} this week`)

const letter = new Intl.DateTimeFormat('en-GB', { weekday: 'narrow', timeZone: 'UTC' })
const dayMs = 86_400_000

/** The seven days up to and including one, oldest first, each with the initial of its weekday. */
export const weekUntil = (day: string) =>
  Array.from({ length: 7 }, (_, at) => {
    const date = new Date(Date.parse(`${day}T00:00:00Z`) - (6 - at) * dayMs)
    return { day: date.toISOString().slice(0, 10), letter: letter.format(date) }
  })

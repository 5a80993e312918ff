import type { Theme, User, VisitSummary } from '@glimmer/contract'
import { product } from '@glimmer/contract/product'
import { themeNames } from '@glimmer/contract/themes'
import { useQuery } from '@tanstack/react-query'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useHasResponse } from '#platform/api/after-first-response.ts'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './dashboard.module.css'

interface GreetingProps {
  /** The line's themes; each links to more lines about it. */
  themes: readonly Theme[]
  /** Returns to today's line; undefined if it is already shown. */
  onToday: (() => void) | undefined
}

/**
 * A greeting for the part of the day, the date or a welcome back, and the themes of the line. A line that was written or
 * picked says so instead, beside the way back to today's.
 */
export function Greeting({ themes, onToday }: GreetingProps) {
  const { user } = useAccount()
  const now = new Date()
  const name = user && callName(user)
  return (
    <header className={`row baseline ${classes.greeting}`}>
      <h1>{onToday ? 'A line for you' : [greeting(now.getHours()), name].filter(Boolean).join(', ')}</h1>
      {!onToday && <Occasion date={longDate(now)} />}
      <span className={`row ${classes.themes}`}>
        {themes.map((theme) => (
          <Link key={theme} to={`${paths.library()}?theme=${theme}`}>
            {themeNames[theme]}
          </Link>
        ))}
      </span>
      {onToday && (
        <Button variant="quiet" small onClick={onToday}>
          Back to today
        </Button>
      )}
    </header>
  )
}

/** The date, or a welcome for a user who was away. */
function Occasion({ date }: { date: string }) {
  // Reading today's line is what counts today among the days.
  const enabled = useHasResponse('GET /affirmations/today')
  const { data } = useQuery({ ...read('GET /users/days'), enabled })
  return <span>{(data && welcomeBack(data)) ?? date}</span>
}

/** The hour at which each part of the day begins, in local time. */
const parts = [
  [22, 'Good night'],
  [18, 'Good evening'],
  [12, 'Good afternoon'],
  [5, 'Good morning'],
] as const

/** The greeting for an hour (0-23). The small hours are still night. */
export const greeting = (hour: number) => parts.find(([from]) => hour >= from)?.[1] ?? 'Good night'

/** The user's first name, else the username unless it is the placeholder 'User'. */
export function callName({ firstName, username }: Pick<User, 'firstName' | 'username'>): string | undefined {
  return firstName || (username === 'User' ? undefined : username) || undefined
}

/** "Friday 20 November". */
export const longDate = (now: Date) =>
  new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' }).format(now).replace(',', '')

/** The number of days the user came; undefined before the first. */
export const daysWords = ({ days }: Pick<VisitSummary, 'days'>) =>
  days === 0 ? undefined : days === 1 ? 'Your first day' : `${days} days with ${product.name}`

/** After this many whole days away, a returning user is welcomed back. */
const minDaysForWelcome = 2

/** Welcomes back a user who was away. It asks nothing, and does not mention how long. */
export const welcomeBack = ({ daysAway }: Pick<VisitSummary, 'daysAway'>) =>
  daysAway >= minDaysForWelcome ? 'Welcome back. Everything’s here.' : undefined

const letter = new Intl.DateTimeFormat('en-GB', { weekday: 'narrow', timeZone: 'UTC' })
const dayMs = 86_400_000

/** The seven days up to and including one, oldest first, each with the initial of its weekday. */
export const weekUntil = (day: string) =>
  Array.from({ length: 7 }, (_, at) => {
    const date = new Date(Date.parse(`${day}T00:00:00Z`) - (6 - at) * dayMs)
    return { day: date.toISOString().slice(0, 10), letter: letter.format(date) }
  })

import { useQuery } from '@tanstack/react-query'
import { localDay } from '#lib/calendar.ts'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useDay } from '#member/day-done.ts'
import { useHasResponse } from '#platform/api/after-first-response.ts'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import classes from './dashboard.module.css'
import { daysWords, weekUntil } from './greeting.tsx'

/**
 * The last seven days since the user joined: a light for each day they came, an empty ring for a day away. Today's is lit
 * once the day is done. Links to the garden.
 */
export function WeekLights() {
  const { user } = useAccount()
  // Reading today's line is what counts today among them.
  const enabled = useHasResponse('GET /affirmations/today')
  const { data } = useQuery({ ...read('GET /users/days'), enabled })
  const { isDone } = useDay()
  const today = localDay(new Date(), user?.preferences.timeZone)
  const lit = (data?.week ?? []).filter((day) => day !== today || isDone)
  const days = weekUntil(today).filter(({ day }) => day >= (data?.first ?? today) || day === today)
  return (
    <Link className={`stack ${classes.week}`} to={paths.garden()}>
      <span className={classes.lights} aria-hidden="true">
        {days.map(({ day, letter }) => (
          <span key={day} data-lit={lit.includes(day) || undefined}>
            <i />
            {letter}
          </span>
        ))}
      </span>
      <span className={classes.words}>{(data && daysWords(data)) ?? 'Your garden'}</span>
    </Link>
  )
}

import { useQuery } from '@tanstack/react-query'
import { localDay } from '#lib/calendar.ts'
import { Link } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { useHasResponse } from '#platform/api/after-first-response.ts'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import classes from './dashboard.module.css'
import { daysWords, lightsWords, weekUntil } from './greeting.tsx'

/** The last seven days: a light for each day the user came, an empty ring for a day away. Links to the garden. */
export function WeekLights() {
  const { user } = useAccount()
  // Reading today's line is what counts today among them.
  const enabled = useHasResponse('GET /affirmations/today')
  const { data } = useQuery({ ...read('GET /users/days'), enabled })
  const lit = data?.week ?? []
  const days = weekUntil(localDay(new Date(), user?.preferences.timeZone))
  const words = data && [lightsWords(lit.length), daysWords(data)].filter(Boolean).join(' · ')
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
      <span className={classes.words}>{words || 'Your garden'}</span>
    </Link>
  )
}

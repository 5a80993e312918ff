import { useQuery } from '@tanstack/react-query'
import { Link } from '#lib/router/link.tsx'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import classes from './profile.module.css'

/** On how many days the user came, and the way to the garden that shows them. */
export function GardenLine() {
  const { data } = useQuery(read('GET /users/days'))
  return (
    <p className={classes.garden}>
      <Link to={paths.garden()}>See your garden</Link>
      {data && data.days > 0 && <span> · {data.days === 1 ? '1 day' : `${data.days} days`} with Glimmer</span>}
    </p>
  )
}

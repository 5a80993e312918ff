import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useHasResponse } from '#platform/api/after-first-response.ts'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { daysWords, welcomeBack } from './greeting.ts'

/** How many days somebody came, in a few words, and a welcome after a while away. Its room is there before it is. */
export function DaysSoFar() {
  // Reading today's line makes this one of them.
  const enabled = useHasResponse('GET /affirmations/today')
  const { data } = useQuery({ ...read('GET /users/days'), enabled })
  const words = data && daysWords(data)
  return (
    <p>
      {data && welcomeBack(data)} {words ? <Link to={paths.profile()}>{words}</Link> : '\u00a0'}
    </p>
  )
}

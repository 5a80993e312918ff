import type { User } from '@glimmer/contract'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useHasResponse } from '#platform/api/after-first-response.ts'
import { read } from '#platform/api/query.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import { SparkIcon } from '#platform/ui/icons.tsx'
import classes from './greeting.module.css'
import { callName, daysWords, greeting, longDate, welcomeBack } from './greeting-words.ts'

interface GreetingProps {
  user: User
  onNew: () => void
  /** The button is pointed at or focused, and may be pressed next. */
  onIntent: () => void
}

/** A greeting by the part of the day, and the one thing to do. */
export function Greeting({ user, onNew, onIntent }: GreetingProps) {
  const now = new Date()
  const words = [greeting(now.getHours()), callName(user)].filter(Boolean).join(', ')
  return (
    <header className={classes.greeting}>
      <div>
        <h1>{words}</h1>
        <p>{longDate(now)}. Take a slow breath before you press play.</p>
        <DaysSoFar />
      </div>
      <Button onClick={onNew} onPointerEnter={onIntent} onFocus={onIntent}>
        <SparkIcon />
        New affirmation
      </Button>
    </header>
  )
}

/** How many days somebody came, and a welcome after a while away. Until that is known its place is empty. */
function DaysSoFar() {
  // Reading today's line counts today among them.
  const enabled = useHasResponse('GET /affirmations/today')
  const { data } = useQuery({ ...read('GET /users/days'), enabled })
  const words = data && daysWords(data)
  return (
    <p>
      {data && welcomeBack(data)} {words ? <Link to={paths.profile()}>{words}</Link> : '\u00a0'}
    </p>
  )
}

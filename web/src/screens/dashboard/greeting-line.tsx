import type { User } from '@glimmer/contract'
import { Button } from '#platform/ui/button.tsx'
import { SparkIcon } from '#platform/ui/icons.tsx'
import { DaysSoFar } from './days-so-far.tsx'
import { callName, greeting, today } from './greeting.ts'
import classes from './greeting-line.module.css'

interface HelloProps {
  user: User
  onNew: () => void
  /** A hand is on its way to the button. */
  onIntent: () => void
}

/** A greeting by the part of the day, and the one thing to do. */
export function Hello({ user, onNew, onIntent }: HelloProps) {
  const now = new Date()
  const words = [greeting(now.getHours()), callName(user)].filter(Boolean).join(', ')
  return (
    <header className={classes.hello}>
      <div>
        <h1>{words}</h1>
        <p>{today(now)}. Take a slow breath before you press play.</p>
        <DaysSoFar />
      </div>
      <Button onClick={onNew} onPointerEnter={onIntent} onFocus={onIntent}>
        <SparkIcon />
        New affirmation
      </Button>
    </header>
  )
}

import { ChevronIcon } from '#platform/ui/icons.tsx'
import { CallFirst } from './call-first.tsx'
import classes from './care.module.css'
import { HelpLines } from './help-lines.tsx'

export const heavyDayTitle = 'I’m sorry it’s a heavy day.'

/** For the lowest mood alone: one number first, and all others in a disclosure below it. */
export const HeavyDay = () => (
  <div className={classes.day}>
    <p>You don’t have to carry it by yourself. Someone is there to listen, day or night.</p>
    <CallFirst />
    <details className={classes.more}>
      <summary>
        More ways to talk to someone
        <ChevronIcon />
      </summary>
      <HelpLines />
    </details>
  </div>
)

import { ChevronIcon } from '#platform/ui/icons.tsx'
import classes from './care.module.css'
import { HelpLines, PhoneIcon } from './help-lines.tsx'
import { useRegion } from './use-region.ts'

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

/** The first number to call: open to anybody, at any hour, about anything. */
function CallFirst() {
  const { name, action, note, href } = useRegion().listener
  return (
    <a className={classes.callFirstCall} href={href}>
      <PhoneIcon />
      <span>
        <b>Call {name}</b>
        <span>
          {action.replace('Call ', '')}, {note.toLowerCase()}
        </span>
      </span>
    </a>
  )
}

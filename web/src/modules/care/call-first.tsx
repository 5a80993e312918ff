import classes from './care.module.css'
import { PhoneIcon } from './care-icons.tsx'
import { useRegion } from './use-region.ts'

/** The first number to call: open to anybody, at any hour, about anything. */
export function CallFirst() {
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

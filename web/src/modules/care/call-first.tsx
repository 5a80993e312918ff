import { PhoneIcon } from '#platform/ui/icons.tsx'
import classes from './call-first.module.css'
import { useRegion } from './use-region.ts'

/** Whom to call first: anybody, at any hour, for anything. */
export function CallFirst() {
  const { name, action, note, href } = useRegion().listener
  return (
    <a className={classes.call} href={href}>
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

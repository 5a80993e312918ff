import { PhoneIcon } from '#platform/ui/icons.tsx'
import classes from './call-first.module.css'
import { samaritans } from './resources.ts'

/** Whom to call first: anybody, at any hour, for anything. */
export const CallFirst = () => (
  <a className={classes.call} href={samaritans.href}>
    <PhoneIcon />
    <span>
      <b>Call {samaritans.name}</b>
      <span>
        {samaritans.action.replace('Call ', '')}, {samaritans.note.toLowerCase()}
      </span>
    </span>
  </a>
)

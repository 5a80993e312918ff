import classes from './care.module.css'
import { MessageIcon, PhoneIcon } from './care-icons.tsx'
import { helpLinesOf, type Resource } from './resources.ts'
import { useRegion } from './use-region.ts'

/** The help lines to call or text, each with a link that dials or texts. */
export const HelpLines = () => (
  <ul className={classes.list}>
    {helpLinesOf(useRegion()).map((resource) => (
      <Line key={resource.href} {...resource} />
    ))}
  </ul>
)

const Line = ({ name, note, action, href }: Resource) => (
  <li className={classes.line}>
    <div>
      <strong>{name}</strong>
      <p>{note}</p>
    </div>
    <a className={classes.call} href={href}>
      {href.startsWith('sms:') ? <MessageIcon /> : <PhoneIcon />}
      {action}
    </a>
  </li>
)

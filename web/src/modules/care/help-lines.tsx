import { useInstallation } from '#platform/api/installation.ts'
import { icon } from '#platform/ui/icons.tsx'
import classes from './care.module.css'
import { checkedOn, helpLinesOf, type Resource } from './resources.ts'
import { useRegion } from './use-region.ts'

/** The help lines to call or text, each with a link that dials or texts, and when the operator last checked them. */
export function HelpLines() {
  const region = useRegion()
  // Without a connection it is unknown, and nothing is said.
  const operator = useInstallation()?.operator
  return (
    <>
      <ul className="list">
        {helpLinesOf(region).map((resource) => (
          <Line key={resource.href} {...resource} />
        ))}
      </ul>
      <p className="muted">
        Numbers for {region.name}. {operator && checkedOn(operator.helpCheckedOn)}
      </p>
    </>
  )
}

const Line = ({ name, note, action, href }: Resource) => (
  <li className={`row spread ${classes.line}`}>
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

export const PhoneIcon = icon(
  <path d="M6.6 3.5h2.6l1.6 4.2-2 1.5a12 12 0 0 0 5.9 5.9l1.6-2 4.2 1.6v2.7a2.2 2.2 0 0 1-2.4 2.2A16.6 16.6 0 0 1 4.3 5.9a2.2 2.2 0 0 1 2.3-2.4z" />,
)
const MessageIcon = icon(<path d="M4 5.5h16v11H10.5L6.5 20v-3.5H4z" />)

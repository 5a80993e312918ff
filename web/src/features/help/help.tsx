import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useAccount } from '../../app/account.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { MessageIcon, PhoneIcon } from '../../ui/icons.tsx'
import classes from './help.module.css'
import { hideForToday } from './hide-for-today.ts'
import { type Resource, regions, reviewedOn } from './resources.ts'

const reviewed = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(reviewedOn))

/** The card of WRITING "Care", one press away from every screen. */
export const Help = () => (
  <div className={classes.page}>
    <h1 className={classes.title}>Need help now?</h1>
    <section className={classes.card} aria-labelledby="care">
      <div className={classes.words}>
        <h2 id="care">It sounds like things are really hard. You deserve to talk to a person.</h2>
        <Onward />
      </div>
      <ul className={classes.list}>
        {regions.GB.resources.map((resource) => (
          <Line key={resource.href} {...resource} />
        ))}
      </ul>
    </section>
    <p className={classes.small}>
      These numbers are for the {regions.GB.name}, and were last checked on {reviewed}. Elsewhere, your local emergency
      number will know where to send you. Glimmer is not a medical service, and nobody here reads what you write.
    </p>
  </div>
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

/** The two ways on from the card. */
function Onward() {
  const signedIn = useAccount().status === 'signed-in'
  const navigate = useNavigate()
  const [hidden, setHidden] = useState(false)
  const hide = () => {
    hideForToday(new Date())
    setHidden(true)
  }
  return (
    <div className={classes.onward}>
      <Button variant="ghost" small onClick={() => void navigate(signedIn ? paths.dashboard() : paths.home())}>
        I'm okay, carry on gently
      </Button>
      <Button variant="ghost" small onClick={hide} aria-disabled={hidden}>
        Hide this for today
      </Button>
      <output className={classes.note}>
        {hidden && 'It will not come up by itself today. This page is always here.'}
      </output>
    </div>
  )
}

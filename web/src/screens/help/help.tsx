import { product } from '@glimmer/contract/product'
import { useState } from 'react'
import { useNavigate } from '#lib/router.tsx'
import { useAccount } from '#member/account-context.tsx'
import { HelpLines } from '#modules/care/help-lines.tsx'
import { hideForToday } from '#modules/care/hide-for-today.ts'
import { paths } from '#platform/paths.ts'
import { Button } from '#platform/ui/button.tsx'
import classes from './help.module.css'

/** People to talk to now; linked from every screen. */
export const Help = () => (
  <div className={`page stack ${classes.page}`}>
    <h1 className="size-l">Need help now?</h1>
    <section className={classes.card} aria-labelledby="care">
      <div className={classes.words}>
        <h2 id="care">It sounds like things are really hard. You deserve to talk to a person.</h2>
        <WaysOn />
      </div>
      <HelpLines />
    </section>
    <p className={classes.small}>
      Elsewhere, your local emergency number will know where to send you. {product.name} is not a medical service, and
      nobody here reads what you write.
    </p>
  </div>
)

/** The two buttons to carry on. */
function WaysOn() {
  const { status } = useAccount()
  const isSignedIn = status === 'signed-in' || status === 'offline'
  const navigate = useNavigate()
  const [hidden, setHidden] = useState(false)
  const hide = () => {
    hideForToday(new Date())
    setHidden(true)
  }
  return (
    <div className={`actions ${classes.actions}`}>
      <Button variant="ghost" small onClick={() => navigate(isSignedIn ? paths.dashboard() : paths.home())}>
        I’m okay, carry on gently
      </Button>
      <Button variant="ghost" small onClick={hide} aria-disabled={hidden}>
        Hide this for today
      </Button>
      <output className={classes.note}>{hidden && 'We won’t show it again today. This page is always here.'}</output>
    </div>
  )
}

import { HelpLines } from '../../app/help/help-lines.tsx'
import { hideForToday } from '../../app/help/hide-for-today.ts'
import { Button } from '../../ui/button.tsx'
import classes from './care.module.css'

/** Before anything else on the hardest days: people to talk to. */
export function Care({ onCarryOn }: { onCarryOn: () => void }) {
  const hide = () => {
    hideForToday(new Date())
    onCarryOn()
  }
  return (
    <section className={classes.card} aria-labelledby="care-first">
      <h1 id="care-first">It sounds like things are really hard. You deserve to talk to a person.</h1>
      <HelpLines />
      <div className={classes.ways}>
        <Button variant="ghost" onClick={onCarryOn}>
          I'm okay, carry on gently
        </Button>
        <Button variant="ghost" onClick={hide}>
          Hide this for today
        </Button>
      </div>
    </section>
  )
}

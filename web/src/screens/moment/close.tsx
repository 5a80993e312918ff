import { Button } from '#platform/ui/button.tsx'
import classes from './moment.module.css'
import { ReminderOffer } from './reminder-offer.tsx'
import { StepTitle } from './steps.tsx'

/** The last step, which leads nowhere else. */
export function Close({ onLeave, onAgain }: { onLeave: () => void; onAgain: () => void }) {
  return (
    <>
      <div className={classes.middle}>
        <StepTitle>One small light, added.</StepTitle>
        <p className={classes.lead}>That’s it for today. Take it with you, or leave it here.</p>
        <ReminderOffer />
      </div>
      <footer className={classes.actions}>
        <Button onClick={onLeave}>Done</Button>
        <Button variant="quiet" onClick={onAgain}>
          Hear it once more
        </Button>
      </footer>
    </>
  )
}

import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import classes from './care-first.module.css'

/** Before anything is written for the lowest mood: people to talk to come first. WRITING, "Care". */
export const CareFirst = ({ onCarryOn, onClose }: { onCarryOn: () => void; onClose: () => void }) => (
  <div className={classes.care}>
    <p className={classes.words}>It sounds like things are really hard. You deserve to talk to a person.</p>
    <LinkButton to={paths.help()}>See who to call or text now</LinkButton>
    <div className={classes.ways}>
      <Button variant="ghost" onClick={onCarryOn}>
        I’m okay, carry on gently
      </Button>
      <Button variant="ghost" onClick={onClose}>
        Hide this for today
      </Button>
    </div>
  </div>
)

import { HelpLines } from '../../../app/help/help-lines.tsx'
import { hideForToday } from '../../../app/help/hide-for-today.ts'
import { Button } from '../../../ui/button.tsx'
import classes from './care-first.module.css'

/** Before anything is written for the lowest mood: people to talk to come first. WRITING, "Care". */
export function CareFirst({ onCarryOn }: { onCarryOn: () => void }) {
  const hide = () => {
    hideForToday(new Date())
    onCarryOn()
  }
  return (
    <>
      <HelpLines />
      <div className={classes.ways}>
        <Button variant="ghost" onClick={onCarryOn}>
          I'm okay, carry on gently
        </Button>
        <Button variant="ghost" onClick={hide}>
          Hide this for today
        </Button>
      </div>
    </>
  )
}

import { Button } from '#platform/ui/button.tsx'
import classes from './care-content.module.css'
import { HelpLines } from './help-lines.tsx'
import { hideForToday } from './hide-for-today.ts'

/** People to talk to come first, before anything is written for the lowest mood; below them the ways to carry on. */
export function CareContent({ onCarryOn }: { onCarryOn: () => void }) {
  const hide = () => {
    hideForToday(new Date())
    onCarryOn()
  }
  return (
    <>
      <HelpLines />
      <div className={classes.actions}>
        <Button variant="ghost" onClick={onCarryOn}>
          I’m okay, carry on gently
        </Button>
        <Button variant="ghost" onClick={hide}>
          Hide this for today
        </Button>
      </div>
    </>
  )
}

import { Button } from '#platform/ui/button.tsx'
import classes from './care-first.module.css'
import { HelpLines } from './help-lines.tsx'
import { hideForToday } from './hide-for-today.ts'

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
          I’m okay, carry on gently
        </Button>
        <Button variant="ghost" onClick={hide}>
          Hide this for today
        </Button>
      </div>
    </>
  )
}

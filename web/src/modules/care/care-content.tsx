import { Button } from '#platform/ui/button.tsx'
import classes from './care-content.module.css'
import { HelpLines } from './help-lines.tsx'
import { hideForToday } from './hide-for-today.ts'

/** People to talk to come first, before anything is written; below them the ways to carry on. */
export const CareContent = ({ onCarryOn }: { onCarryOn: () => void }) => (
  <>
    <HelpLines />
    <CareActions onCarryOn={onCarryOn} />
  </>
)

/** The ways to carry on, for both cards. */
export function CareActions({ onCarryOn }: { onCarryOn: () => void }) {
  const hide = () => {
    hideForToday(new Date())
    onCarryOn()
  }
  return (
    <div className={classes.actions}>
      <Button variant="ghost" onClick={onCarryOn}>
        I’m okay, carry on gently
      </Button>
      <Button variant="ghost" onClick={hide}>
        Hide this for today
      </Button>
    </div>
  )
}

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
export const CareActions = ({ onCarryOn }: { onCarryOn: () => void }) => (
  <div className={classes.actions}>
    <CarryOnButtons variant="ghost" onCarryOn={onCarryOn} />
  </div>
)

interface CarryOnButtonsProps {
  variant: 'ghost' | 'quiet'
  onCarryOn: () => void
}

/** Carrying on, and carrying on with this hidden until tomorrow. */
export function CarryOnButtons({ variant, onCarryOn }: CarryOnButtonsProps) {
  const hide = () => {
    hideForToday(new Date())
    onCarryOn()
  }
  return (
    <>
      <Button variant={variant} onClick={onCarryOn}>
        I’m okay, carry on gently
      </Button>
      <Button variant={variant} onClick={hide}>
        Hide this for today
      </Button>
    </>
  )
}

import { Button } from '#platform/ui/button.tsx'
import classes from './care.module.css'
import { HelpLines } from './help-lines.tsx'
import { hideForToday } from './hide-for-today.ts'

/** People to talk to, shown before anything is written; below them, the ways to carry on. */
export const CareContent = ({ onCarryOn }: { onCarryOn: () => void }) => (
  <>
    <HelpLines />
    <CareActions onCarryOn={onCarryOn} />
  </>
)

/** The ways to carry on, shared by both care dialogs. */
export const CareActions = ({ onCarryOn }: { onCarryOn: () => void }) => (
  <div className={classes.actions}>
    <CarryOnButtons variant="ghost" onCarryOn={onCarryOn} />
  </div>
)

interface CarryOnButtonsProps {
  variant: 'ghost' | 'quiet'
  onCarryOn: () => void
}

/** Buttons to carry on, and to carry on and hide this until tomorrow. */
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

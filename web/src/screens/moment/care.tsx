import { CareFirst } from '#modules/care/care-first.tsx'
import classes from './care.module.css'
import { StepTitle } from './step-title.tsx'

/** Before anything else on the hardest days: people to talk to. */
export function Care({ onCarryOn }: { onCarryOn: () => void }) {
  return (
    <section className={classes.card} aria-labelledby="care-first">
      <StepTitle id="care-first">It sounds like things are really hard. You deserve to talk to a person.</StepTitle>
      <CareFirst onCarryOn={onCarryOn} />
    </section>
  )
}

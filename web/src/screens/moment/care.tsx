import { CareContent } from '#modules/care/care-content.tsx'
import classes from './care.module.css'
import { StepTitle } from './steps.tsx'

/** People to talk to, before anything else, after the lowest mood. */
export function Care({ onCarryOn }: { onCarryOn: () => void }) {
  return (
    <section className={classes.card} aria-labelledby="care-first">
      <StepTitle id="care-first">It sounds like things are really hard. You deserve to talk to a person.</StepTitle>
      <CareContent onCarryOn={onCarryOn} />
    </section>
  )
}

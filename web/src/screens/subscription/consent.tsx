import { immediateStart } from '@glimmer/contract/plans'
import { type Ref, useId } from 'react'
import classes from './consent.module.css'

interface ConsentProps {
  /** The order was tried without it. */
  missing: boolean
  onTick: () => void
  ref: Ref<HTMLInputElement>
}

/** The person's own tick that the plan may start within the days in which they can change their mind. */
export function Consent({ missing, onTick, ref }: ConsentProps) {
  const id = useId()
  return (
    <div>
      <label className={classes.consent}>
        <input
          ref={ref}
          type="checkbox"
          required
          aria-invalid={missing || undefined}
          aria-describedby={missing ? id : undefined}
          onChange={onTick}
        />
        <span>{immediateStart.text}</span>
      </label>
      {missing && (
        <p id={id} className={classes.missing} role="alert">
          Please tick this to start now.
        </p>
      )}
    </div>
  )
}

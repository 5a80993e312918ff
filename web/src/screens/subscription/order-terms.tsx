import type { ChangePreview } from '@glimmer/contract'
import { immediateStart } from '@glimmer/contract/plans'
import { type Ref, useId } from 'react'
import { keyInformation } from './quote.ts'
import classes from './subscription.module.css'

interface ConsentProps {
  /** True if the order was submitted without consent. */
  missing: boolean
  onTick: () => void
  ref: Ref<HTMLInputElement>
}

/** The user's consent that the plan starts within the cooling-off period. */
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
        <p id={id} className={`error ${classes.missing}`} role="alert">
          Please tick this to start now.
        </p>
      )}
    </div>
  )
}

/** The terms of a change, shown directly above its button. */
export const KeyInformation = ({ preview }: { preview: ChangePreview }) => (
  <dl className={`lined ${classes.terms}`} aria-label="Key information">
    {keyInformation(preview).map(([term, fact]) => (
      <div key={term}>
        <dt className="hint">{term}</dt>
        <dd>{fact}</dd>
      </div>
    ))}
  </dl>
)

/** Why a change could not be shown or made. */
export const ChangeError = ({ message }: { message: string | undefined }) =>
  message && (
    <p className="error" role="alert">
      {message}
    </p>
  )

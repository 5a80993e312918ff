import type { ChangePreview } from '@glimmer/contract'
import { immediateStart, plans } from '@glimmer/contract/plans'
import { type FormEvent, type Ref, useId, useRef, useState } from 'react'
import { priceOf } from '#modules/plans/plan-offer.ts'
import { useOnline } from '#platform/api/connection.ts'
import { Button } from '#platform/ui/button.tsx'
import { buttonLabel, keyInformation, reason } from './quote.ts'
import classes from './subscription.module.css'
import type { ChosenChange } from './use-plan-change.ts'

/** Subscribing or upgrading: the exact amount, its terms, the consent, and a button that says it is an order. */
export function PayPanel({ preview, subscription, change }: ChosenChange) {
  const [missing, setMissing] = useState(false)
  const consent = useRef<HTMLInputElement>(null)
  const online = useOnline()
  const { name } = plans[preview.tier]
  const order = (event: FormEvent) => {
    event.preventDefault()
    const given = consent.current?.checked === true
    setMissing(!given)
    if (given) change.choose(preview)
    else consent.current?.focus()
  }
  return (
    <form onSubmit={order} noValidate>
      <h3>{preview.change === 'subscribe' ? `Start ${name} today` : `Move to ${name} today`}</h3>
      <p className={`row baseline spread ${classes.dueNow}`}>
        Due now <b>{priceOf(preview.dueNowPence)}</b>
      </p>
      <p className={`muted ${classes.words}`}>{reason(preview, subscription)}</p>
      <KeyInformation preview={preview} />
      <Consent ref={consent} missing={missing} onTick={() => setMissing(false)} />
      <ChangeError message={change.error} />
      <Button type="submit" wide disabled={!online} aria-disabled={change.busy || undefined}>
        {buttonLabel(preview)}
      </Button>
      <p className={classes.changePanelTerms}>
        By paying you say that you are 18 or over, or have the bill payer’s permission. Or stay on{' '}
        {plans[subscription.tier].name}: nothing changes.
      </p>
    </form>
  )
}

interface ConsentProps {
  /** True if the order was submitted without consent. */
  missing: boolean
  onTick: () => void
  ref: Ref<HTMLInputElement>
}

/** The user's consent that the plan starts within the cooling-off period. */
function Consent({ missing, onTick, ref }: ConsentProps) {
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

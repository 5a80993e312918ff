import { type ReactNode, useId } from 'react'
import classes from './switch.module.css'

interface SwitchProps {
  label: string
  hint?: ReactNode
  on: boolean
  onPress: (on: boolean) => void
  /** While busy it can have the focus but does nothing. */
  busy?: boolean
}

/** A switch that takes effect at once, with its label beside it. */
export function Switch({ label, hint, on, onPress, busy = false }: SwitchProps) {
  const id = useId()
  return (
    <div className={classes.row}>
      <div className={`stack ${classes.words}`}>
        <span id={id} className={classes.label}>
          {label}
        </span>
        {hint && (
          <span id={`${id}hint`} className="hint">
            {hint}
          </span>
        )}
      </div>
      <button
        type="button"
        role="switch"
        aria-checked={on}
        aria-disabled={busy || undefined}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}hint` : undefined}
        className={classes.track}
        onClick={() => !busy && onPress(!on)}
      />
    </div>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '#lib/class-names.ts'
import classes from './radio-card.module.css'

interface RadioCardProps {
  /** The same for every choice of one group. */
  name: string
  value: string
  checked: boolean
  onChoose: () => void
  title: string
  note: ReactNode
  /** Inside a card: has no shadow, and another colour than the card. */
  inset?: boolean
  /** Shown but not selectable; the note says why. */
  disabled?: boolean
  /** Content at its end, such as a price. */
  children?: ReactNode
}

/** A radio button as a card. Put several into a fieldset with a legend. */
export const RadioCard = ({
  name,
  value,
  checked,
  onChoose,
  title,
  note,
  inset,
  disabled,
  children,
}: RadioCardProps) => (
  <label className="tile">
    <input type="radio" name={name} value={value} checked={checked} disabled={disabled} onChange={onChoose} />
    <span className={classNames('raised row spread gap-m', classes.card, inset && classes.inset)}>
      <span className={`stack ${classes.words}`}>
        <b>{title}</b>
        <span className={classes.note}>{note}</span>
      </span>
      {children}
    </span>
  </label>
)

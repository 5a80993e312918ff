import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import classes from './chip.module.css'

/** A choice that is on or off. Put several into an element with role group and a name. */
export function Chip({ pressed, className, ...rest }: ComponentProps<'button'> & { pressed: boolean }) {
  return <button type="button" {...rest} aria-pressed={pressed} className={classNames(classes.chip, className)} />
}

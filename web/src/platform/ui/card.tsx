import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'
import classes from './card.module.css'

/** A raised piece of a screen. `as` an article or a section when it can stand alone. */
export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' }) {
  return <Tag {...rest} className={classNames(classes.card, className)} />
}

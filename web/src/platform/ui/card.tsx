import type { ComponentProps } from 'react'
import { classNames } from '#lib/class-names.ts'

/** A raised part of a screen. Set `as` to article or section when it makes sense on its own. */
export function Card({
  as: Tag = 'div',
  className,
  ...rest
}: ComponentProps<'div'> & { as?: 'div' | 'article' | 'section' }) {
  return <Tag {...rest} className={classNames('box', className)} />
}

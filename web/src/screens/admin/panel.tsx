import { type ReactNode, useId } from 'react'
import { classNames } from '#lib/class-names.ts'
import { Card } from '#platform/ui/card.tsx'
import classes from './admin.module.css'

/** One part of the screen: a card with its title. */
export function Panel({ title, wide = false, children }: { title: string; wide?: boolean; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" className={classNames('stack', classes.panel, wide && classes.wide)} aria-labelledby={id}>
      <h2 id={id} className="title">
        {title}
      </h2>
      {children}
    </Card>
  )
}

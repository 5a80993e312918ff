import type { ReactNode } from 'react'
import classes from './prose.module.css'

/** A page of text: a title, a leading sentence, and text styled for reading. */
export const Prose = ({ title, lead, children }: { title: string; lead: ReactNode; children: ReactNode }) => (
  <article className={classes.prose}>
    <header>
      <h1 className="size-l">{title}</h1>
      <p className={`lead ${classes.lead}`}>{lead}</p>
    </header>
    <div className={`stack ${classes.text}`}>{children}</div>
  </article>
)

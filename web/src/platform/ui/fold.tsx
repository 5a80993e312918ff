import type { ReactNode } from 'react'
import classes from './fold.module.css'
import { ChevronIcon } from './icons.tsx'

/** A part of a long page that opens on a press; put several one below another. */
export const Fold = ({ title, open, children }: { title: string; open?: boolean; children: ReactNode }) => (
  <details className={classes.fold} open={open}>
    <summary>
      {title}
      <ChevronIcon />
    </summary>
    {children}
  </details>
)

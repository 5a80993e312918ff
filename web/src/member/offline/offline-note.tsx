import type { ReactNode } from 'react'
import { useConnectionProblem, useOnline } from '#platform/api/connection.ts'
import classes from './offline-note.module.css'

interface OfflineNoteProps {
  children: ReactNode
  /** Shows one line that opens, where there is little room. */
  folded?: boolean
}

/** Says that there is no connection; its children say what that means here. */
export function OfflineNote({ children, folded }: OfflineNoteProps) {
  const online = useOnline()
  const words = useConnectionProblem()
  return (
    <div role="status" className={classes.place}>
      {!online &&
        (folded ? (
          <details className={classes.note}>
            <summary>
              <b>{words}</b> <u>What works</u>
            </summary>
            {children}
          </details>
        ) : (
          <p className={classes.note}>
            <b>{words}</b> {children}
          </p>
        ))}
    </div>
  )
}

import type { ReactNode } from 'react'
import { useConnectionProblem, useOnline } from '#platform/api/connection.ts'
import classes from './offline-note.module.css'

/** Says that there is no connection; its children say what that means here. */
export function OfflineNote({ children }: { children: ReactNode }) {
  const online = useOnline()
  const words = useConnectionProblem()
  return (
    <div role="status" className={classes.place}>
      {!online && (
        <p className={classes.note}>
          <b>{words}</b> {children}
        </p>
      )}
    </div>
  )
}

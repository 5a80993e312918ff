import type { ReactNode } from 'react'
import { noConnection } from '../offline/words.ts'
import { useOnline } from '../online.ts'
import classes from './offline-note.module.css'

/** Says that there is no connection, and in its children what that leaves. */
export function OfflineNote({ children }: { children: ReactNode }) {
  const online = useOnline()
  return (
    <div role="status" className={classes.place}>
      {!online && (
        <p className={classes.note}>
          <b>{noConnection()}</b> {children}
        </p>
      )}
    </div>
  )
}

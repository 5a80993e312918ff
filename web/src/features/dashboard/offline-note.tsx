import { useOnline } from '../../app/online.ts'
import classes from './offline-note.module.css'

/** Says that there is no connection, and what that leaves. */
export function OfflineNote() {
  const online = useOnline()
  return (
    <div role="status" className={classes.place}>
      {!online && (
        <p className={classes.note}>
          <b>You’re offline.</b> What is on this page stays. New lines will wait for a connection.
        </p>
      )}
    </div>
  )
}

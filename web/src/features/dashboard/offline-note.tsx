import { useSyncExternalStore } from 'react'
import classes from './offline-note.module.css'

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Says that there is no connection, and what that leaves. */
export function OfflineNote() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine)
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

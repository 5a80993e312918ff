import { useSyncExternalStore } from 'react'
import { isLate, onConnection } from './connection.ts'

/** What is wrong, as far as is known: no connection, an answer that takes long, or nobody at the other end. */
const noConnection = () => {
  if (!navigator.onLine) return 'You’re offline.'
  return isLate() ? 'The connection is slow just now.' : 'Glimmer can’t be reached just now.'
}

/** The same, and anew whenever the browser hears otherwise. */
export const useNoConnection = () => useSyncExternalStore(onConnection, noConnection)

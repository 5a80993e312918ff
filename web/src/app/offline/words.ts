import { useSyncExternalStore } from 'react'
import { onConnection } from '../online.ts'

/** What is wrong, as far as is known: the browser knows of no connection, or nobody answers at the other end. */
const noConnection = () => (navigator.onLine ? 'Glimmer can’t be reached just now.' : 'You’re offline.')

/** The same, and anew whenever the browser hears otherwise. */
export const useNoConnection = () => useSyncExternalStore(onConnection, noConnection)

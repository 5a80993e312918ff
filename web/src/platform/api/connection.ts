import { useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'

/** Whether the server answers; `slow`: not yet, and nothing has failed. */
export type ServerStatus = 'answering' | 'slow' | 'unreachable'
const server = observable<ServerStatus>('answering')

/** Called by what finds out who is here, whatever the browser thinks of its connection. */
export const setServerStatus = (status: ServerStatus) => {
  if (status !== server.get()) server.set(status)
}

export const isOnline = () => navigator.onLine && server.get() === 'answering'

/** Calls `changed` at every change of the connection. Returns a function that stops it. */
export const onConnection = (changed: () => void) => {
  const stop = server.subscribe(changed)
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    stop()
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether there is a connection, as far as is known. */
export const useOnline = () => useSyncExternalStore(onConnection, isOnline)

const connectionProblem = () => {
  if (!navigator.onLine) return 'You’re offline.'
  return server.get() === 'slow' ? 'The connection is slow just now.' : 'Glimmer can’t be reached just now.'
}

/** What is wrong, in a sentence: no connection, an answer that takes long, or nobody at the other end. */
export const useConnectionProblem = () => useSyncExternalStore(onConnection, connectionProblem)

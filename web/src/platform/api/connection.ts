import { product } from '@glimmer/contract/product'
import { useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'

/** Whether the server responds; `slow`: not yet, and it takes long, but nothing has failed. */
export type ServerStatus = 'answering' | 'slow' | 'unreachable'
const server = observable<ServerStatus>('answering')

/** Set by the code that restores the session, independently of what the browser says of its connection. */
export const setServerStatus = (status: ServerStatus) => {
  if (status !== server.get()) server.set(status)
}

/** Whether calls can be made now, as far as is known. */
export const isOnline = () => navigator.onLine && server.get() === 'answering'

/** Calls `changed` at every change of the connection. Returns a function that unsubscribes. */
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

export const useOnline = () => useSyncExternalStore(onConnection, isOnline)

const connectionProblem = () => {
  if (!navigator.onLine) return 'You’re offline.'
  return server.get() === 'slow' ? 'The connection is slow just now.' : `${product.name} can’t be reached just now.`
}

/** What is wrong, in a sentence: no connection, a slow response, or an unreachable server. */
export const useConnectionProblem = () => useSyncExternalStore(onConnection, connectionProblem)

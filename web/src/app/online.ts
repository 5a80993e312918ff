import { useSyncExternalStore } from 'react'
import { observe } from './session/observable.ts'

const answered = observe(true)

/** Told by what tries to sign in again: whether anybody answers, whatever the browser thinks of its connection. */
export const setAnswered = (somebody: boolean) => {
  if (somebody !== answered.get()) answered.set(somebody)
}

export const isOnline = () => navigator.onLine && answered.get()

/** Told of every change; answers how to stop being told. */
export const onConnection = (changed: () => void) => {
  const stop = answered.subscribe(changed)
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

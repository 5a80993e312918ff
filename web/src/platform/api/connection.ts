import { useSyncExternalStore } from 'react'
import { observable } from '#lib/observable.ts'

/** Whether anybody answers at the other end; `late`: not yet, and nothing has failed. */
export type Answering = 'yes' | 'late' | 'no'
const answering = observable<Answering>('yes')

/** Told by what finds out who is here, whatever the browser thinks of its connection. */
export const setAnswering = (now: Answering) => {
  if (now !== answering.get()) answering.set(now)
}

export const isOnline = () => navigator.onLine && answering.get() === 'yes'
/** Whether it only takes long: the answer may be on its way. */
export const isLate = () => navigator.onLine && answering.get() === 'late'

/** Told of every change; answers how to stop being told. */
export const onConnection = (changed: () => void) => {
  const stop = answering.subscribe(changed)
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

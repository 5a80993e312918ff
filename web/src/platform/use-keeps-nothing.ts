import { useSyncExternalStore } from 'react'
import { keepsNothing, onKeepsNothing } from './keeps-nothing.ts'

/** Whether this device must not store anything. A separate file: keeps-nothing.ts also runs without React. */
export const useKeepsNothing = () => useSyncExternalStore(onKeepsNothing, keepsNothing)

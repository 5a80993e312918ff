import { useSyncExternalStore } from 'react'
import { keepsNothing, onKeepsNothing } from './keeps-nothing.ts'

/** Whether this device is to keep nothing, as it is now. Apart, since what reads that before the app is there holds no React. */
export const useKeepsNothing = () => useSyncExternalStore(onKeepsNothing, keepsNothing)

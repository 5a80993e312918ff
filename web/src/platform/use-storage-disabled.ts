import { useSyncExternalStore } from 'react'
import { isStorageDisabled, onStorageDisabledChange } from './storage-disabled.ts'

/** Whether this device must not store anything. A separate file: storage-disabled.ts also runs without React. */
export const useIsStorageDisabled = () => useSyncExternalStore(onStorageDisabledChange, isStorageDisabled)

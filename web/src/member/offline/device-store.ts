import type { User } from '@glimmer/contract'
import { createStore, get } from 'idb-keyval'

/** One response of the server, with its query key. */
export interface StoredAnswer {
  key: readonly unknown[]
  data: unknown
}
/** What may be read offline, and whose it is. Only one user's copies are stored at a time. */
export interface OfflineCopies {
  user: User
  answers: StoredAnswer[]
}
/** The key of the copies in the store. */
export const copiesKey = 'answers'

/** Shared by all tabs of this browser; opened at the first use. */
let store: ReturnType<typeof createStore> | undefined
export const openedStore = () => {
  store ??= createStore('glimmer-offline', 'kept')
  return store
}
export const readCopies = (): Promise<OfflineCopies | undefined> => get<OfflineCopies>(copiesKey, openedStore())

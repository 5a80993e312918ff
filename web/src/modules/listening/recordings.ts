import { createStore, del, delMany, entries, get, keys, set } from 'idb-keyval'
import { isStorageDisabled } from '#platform/storage-disabled.ts'

/** One line recorded in the user's own voice. */
export interface OwnRecording {
  blob: Blob
  durationMs: number
}

const store = createStore('glimmer-own-voice', 'recordings')

/**
 * The user's recordings by affirmation id, in this browser's IndexedDB. Each call rejects if the browser refuses
 * storage, except `get`, which then resolves to undefined; `put` also rejects if the user asked this device to store
 * nothing.
 */
export function ownRecordings(userId: string) {
  const prefix = `${userId}/`
  const isMine = (key: string) => key.startsWith(prefix)
  return {
    get: (id: string) => get<OwnRecording>(prefix + id, store).catch(() => undefined),
    async put(id: string, recording: OwnRecording) {
      if (isStorageDisabled()) throw new Error('This device keeps nothing.')
      await set(prefix + id, recording, store)
    },
    delete: (id: string) => del(prefix + id, store),
    /** All recordings, by affirmation id. */
    async all(): Promise<Map<string, OwnRecording>> {
      const recordings = await entries<string, OwnRecording>(store)
      const mine = recordings.filter(([key]) => isMine(key))
      return new Map(mine.map(([key, recording]) => [key.slice(prefix.length), recording]))
    },
    deleteAll: async () => delMany((await keys<string>(store)).filter(isMine), store),
  }
}

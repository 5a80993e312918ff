/** One line in the person's own voice. */
export interface OwnRecording {
  blob: Blob
  durationMs: number
}

const store = 'recordings'

const open = () =>
  new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('glimmer-own-voice', 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store)
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const run = async <T>(mode: IDBTransactionMode, ask: (recordings: IDBObjectStore) => IDBRequest<T>): Promise<T> => {
  const database = await open()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction(store, mode)
      const request = ask(transaction.objectStore(store))
      transaction.oncomplete = () => resolve(request.result)
      transaction.onabort = () => reject(transaction.error)
    })
  } finally {
    database.close()
  }
}

/**
 * A person's recordings, by the affirmation's id, in this browser's own storage. Each call rejects when the browser refuses storage; `get` then finds nothing.
 */
export function ownRecordings(userId: string) {
  const key = (id: string) => `${userId}/${id}`
  const mine = IDBKeyRange.bound(key(''), key('\uffff'))
  return {
    get: (id: string): Promise<OwnRecording | undefined> =>
      run('readonly', (kept) => kept.get(key(id))).catch(() => undefined),
    put: (id: string, recording: OwnRecording) => run('readwrite', (kept) => kept.put(recording, key(id))),
    /** All of them, by the affirmation's id. */
    async all(): Promise<Map<string, OwnRecording>> {
      const [keys, found] = await Promise.all([
        run('readonly', (kept) => kept.getAllKeys(mine)),
        run<OwnRecording[]>('readonly', (kept) => kept.getAll(mine)),
      ])
      return new Map(found.map((recording, place) => [String(keys[place]).slice(key('').length), recording]))
    },
    deleteAll: () => run('readwrite', (kept) => kept.delete(mine)),
    delete: (id: string) => run('readwrite', (kept) => kept.delete(key(id))),
  }
}

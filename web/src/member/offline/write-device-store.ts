import type { User } from '@glimmer/contract'
import { clear, del, get, update } from 'idb-keyval'
import { isStorageDisabled } from '#platform/storage-disabled.ts'
import { copiesKey, type OfflineCopies, openedStore, type StoredAnswer } from './device-store.ts'
import { markOfflineCopies } from './has-copies.ts'

/** Favourites changed without a connection, by the id of the line. */
export type QueuedFavorites = Record<string, boolean>

const favorites = (userId: string) => `favorites/${userId}`

/** Set once this page has erased everything: nothing it still holds is written again. */
let closed = false

/** Merges `fresh` into what is stored; another user's copies are replaced. Rejects when the browser refuses storage. */
export async function writeCopies(user: User, fresh: StoredAnswer[]) {
  if (closed || isStorageDisabled()) return
  markOfflineCopies(true)
  const names = new Set(fresh.map(({ key }) => JSON.stringify(key)))
  await update<OfflineCopies>(
    copiesKey,
    (before) => {
      const mine = before?.user._id === user._id ? before.answers : []
      return { user, answers: [...mine.filter(({ key }) => !names.has(JSON.stringify(key))), ...fresh] }
    },
    openedStore(),
  )
}

export const readQueuedFavorites = async (userId: string): Promise<QueuedFavorites> =>
  (await get<QueuedFavorites>(favorites(userId), openedStore())) ?? {}

/** Changes what is queued. Rejects when the browser refuses storage, or this device must not store anything. */
export async function changeQueuedFavorites(userId: string, change: (queued: QueuedFavorites) => QueuedFavorites) {
  if (closed) return
  if (isStorageDisabled()) throw new Error('This device keeps nothing.')
  markOfflineCopies(true)
  await update<QueuedFavorites>(favorites(userId), (queued = {}) => change(queued), openedStore())
}

/** Erases what can be read. The queue holds no text, and stays until the user is back. */
export async function eraseCopies() {
  await del(copiesKey, openedStore())
}

/** Erases everything. Rejects when the browser refuses storage. */
export async function eraseStore() {
  await clear(openedStore())
  markOfflineCopies(false)
}

/** Erases everything, and stops this page from writing any of it again. */
export async function eraseAll() {
  closed = true
  await eraseStore()
}

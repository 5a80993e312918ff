import type { User, WordTiming } from '@glimmer/contract'
import { clear, createStore, del, delMany, get, set, update } from 'idb-keyval'
import { isStorageDisabled } from '#platform/storage-disabled.ts'
import { markOfflineCopies, markOwnPicture } from './has-copies.ts'

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
const copiesKey = 'answers'

/** Shared by all tabs of this browser; opened at the first use. */
let store: ReturnType<typeof createStore> | undefined
const openedStore = () => {
  store ??= createStore('glimmer-offline', 'kept')
  return store
}
export const readCopies = (): Promise<OfflineCopies | undefined> => get<OfflineCopies>(copiesKey, openedStore())

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

/** The recording of a line that a day ahead may show. */
export interface SpokenLine {
  id: string
  day: string
  text: string
  /** What it depends on how the line sounds: the voice, its pace, and how a name is said. */
  manner: string
  blob: Blob
  words: readonly WordTiming[]
  durationMs: number
}
const spokenKey = 'spoken'

export const readSpoken = async (): Promise<SpokenLine[]> => (await get<SpokenLine[]>(spokenKey, openedStore())) ?? []

/** Changes which recordings are stored. Rejects when the browser refuses storage. */
export async function changeSpoken(change: (spoken: SpokenLine[]) => SpokenLine[]) {
  if (closed || isStorageDisabled()) return
  await update<SpokenLine[]>(spokenKey, (spoken = []) => change(spoken), openedStore())
}

const picture = (userId: string) => `picture/${userId}`

/** The picture that a user put behind their line. */
export const readOwnPicture = (userId: string) => get<Blob>(picture(userId), openedStore())

/** Stores it, or removes it. Rejects when the browser refuses storage, or this device must not store anything. */
export async function writeOwnPicture(userId: string, chosen: Blob | undefined) {
  if (closed || isStorageDisabled()) throw new Error('This device keeps nothing.')
  if (chosen) await set(picture(userId), chosen, openedStore())
  else await del(picture(userId), openedStore())
  markOwnPicture(chosen !== undefined)
}

/** Erases what can be read or heard. The queue holds no text, and stays until the user is back. */
export async function eraseCopies() {
  await delMany([copiesKey, spokenKey], openedStore())
}

/** Erases everything. Rejects when the browser refuses storage. */
export async function eraseStore() {
  await clear(openedStore())
  markOfflineCopies(false)
  markOwnPicture(false)
}

/** Erases everything, and stops this page from writing any of it again. */
export async function eraseAll() {
  closed = true
  await eraseStore()
}

import type { User } from '@glimmer/contract'
import { clear, createStore, del, get, update } from 'idb-keyval'
import { keepsNothing } from '#platform/keeps-nothing.ts'
import { markOfflineCopies } from './has-copies.eager.ts'

/** One answer of the server, under the key it was asked for with, and when it came, in milliseconds. */
export interface StoredAnswer {
  key: readonly unknown[]
  data: unknown
  at: number
}
/** What may be read offline, and whose it is: one person at a time. */
export interface OfflineCopies {
  user: User
  answers: StoredAnswer[]
}
/** Hearts pressed while nobody answered, by the line's id. */
export type QueuedFavorites = Record<string, boolean>

const answers = 'answers'
const favorites = (userId: string) => `favorites/${userId}`

/** Shared by all tabs of this browser; opened when first asked. */
let store: ReturnType<typeof createStore> | undefined
const opened = () => {
  store ??= createStore('glimmer-offline', 'kept')
  return store
}
/** Once this page has forgotten, nothing it still knows is written again. */
let closed = false

export const readCopies = (): Promise<OfflineCopies | undefined> => get<OfflineCopies>(answers, opened())

/** Takes `fresh` over what is stored; another person's copies go. Rejects when the browser refuses storage. */
export async function writeCopies(user: User, fresh: StoredAnswer[]) {
  if (closed || keepsNothing()) return
  markOfflineCopies(true)
  const names = new Set(fresh.map(({ key }) => JSON.stringify(key)))
  await update<OfflineCopies>(
    answers,
    (before) => {
      const mine = before?.user._id === user._id ? before.answers : []
      return { user, answers: [...mine.filter(({ key }) => !names.has(JSON.stringify(key))), ...fresh] }
    },
    opened(),
  )
}

export const readQueuedFavorites = async (userId: string): Promise<QueuedFavorites> =>
  (await get<QueuedFavorites>(favorites(userId), opened())) ?? {}

/** Changes what is queued. Rejects when the browser refuses storage, or this device is to keep nothing. */
export async function changeQueuedFavorites(userId: string, change: (queued: QueuedFavorites) => QueuedFavorites) {
  if (closed) return
  if (keepsNothing()) throw new Error('This device keeps nothing.')
  markOfflineCopies(true)
  await update<QueuedFavorites>(favorites(userId), (queued = {}) => change(queued), opened())
}

/** Erases what could be read; what is queued holds no words, and stays for when the person is back. */
export async function eraseCopies() {
  await del(answers, opened())
}

/** Erases everything. Rejects when the browser refuses storage. */
export async function eraseKept() {
  await clear(opened())
  markOfflineCopies(false)
}

/** Erases everything, and stops this page from writing any of it again. */
export async function eraseAll() {
  closed = true
  await eraseKept()
}

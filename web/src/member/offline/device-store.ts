import type { User } from '@glimmer/contract'
import { clear, createStore, del, get, update } from 'idb-keyval'
import { markKept } from './has-copies.ts'

/** One answer of the server, under the key it was asked for with, and when it came, in milliseconds. */
export interface KeptAnswer {
  key: readonly unknown[]
  data: unknown
  at: number
}
/** What may be read offline, and whose it is: one person at a time. */
interface KeptAnswers {
  user: User
  answers: KeptAnswer[]
}
/** Lines kept or let go while nobody answered, by id. */
export type WaitingFavorites = Record<string, boolean>

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

export const readAnswers = (): Promise<KeptAnswers | undefined> => get<KeptAnswers>(answers, opened())

/** Takes `fresh` over what is kept; another person's answers go. Rejects when the browser refuses storage. */
export async function writeAnswers(user: User, fresh: KeptAnswer[]) {
  if (closed) return
  markKept(true)
  const names = new Set(fresh.map(({ key }) => JSON.stringify(key)))
  await update<KeptAnswers>(
    answers,
    (before) => {
      const mine = before?.user._id === user._id ? before.answers : []
      return { user, answers: [...mine.filter(({ key }) => !names.has(JSON.stringify(key))), ...fresh] }
    },
    opened(),
  )
}

export const readFavorites = async (userId: string): Promise<WaitingFavorites> =>
  (await get<WaitingFavorites>(favorites(userId), opened())) ?? {}

/** Changes what waits; answers nothing. Rejects when the browser refuses storage. */
export async function changeFavorites(userId: string, change: (waiting: WaitingFavorites) => WaitingFavorites) {
  if (closed) return
  markKept(true)
  await update<WaitingFavorites>(favorites(userId), (waiting = {}) => change(waiting), opened())
}

/** Lets go of what could be read; what waits to be sent holds no words, and stays for when the person is back. */
export async function eraseAnswers() {
  await del(answers, opened())
}

/** Lets go of everything, and keeps this page from writing any of it again. */
export async function eraseAll() {
  closed = true
  await clear(opened())
  markKept(false)
}

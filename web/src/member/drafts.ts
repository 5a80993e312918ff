import { removeItem, writeItem } from '#lib/safe-storage.ts'

/** Text typed and not yet saved, by field name. */
export type Draft = Readonly<Record<string, string>>

/** The tab's sessionStorage, which outlives a reload and a trip to the sign-in page and back. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'glimmer.draft.'
const keyOf = (person: string, form: string) => `${prefix}${person}.${form}`

const isDraft = (value: unknown): value is Draft =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/** This user's draft of a form; empty where there is none, or storage is refused or holds something else. */
export function readDraft(store: DraftStore, person: string, form: string): Draft {
  try {
    const parsed: unknown = JSON.parse(store.getItem(keyOf(person, form)) ?? '{}')
    return isDraft(parsed) ? parsed : {}
  } catch {
    return {}
  }
}

export const hasDraft = (store: DraftStore, person: string, form: string): boolean =>
  Object.keys(readDraft(store, person, form)).length > 0

/** Stores closed by a sign-out: screens that unmount after it must not write their drafts again. */
const closed = new WeakSet<DraftStore>()

/**
 * Stores a draft until it is saved or discarded, or the user signs out. An empty draft is removed. If storage is
 * refused, the text lives only as long as the page.
 */
export function saveDraft(store: DraftStore, person: string, form: string, draft: Draft) {
  if (closed.has(store)) return
  if (Object.keys(draft).length > 0) writeItem(keyOf(person, form), JSON.stringify(draft), store)
  else removeItem(keyOf(person, form), store)
}

/** Removes all drafts of all users, at sign-out. Nothing more is stored until `allowDrafts`. */
export function eraseDrafts(store: DraftStore) {
  closed.add(store)
  try {
    const keys = Array.from({ length: store.length }, (_, index) => store.key(index))
    for (const key of keys) if (key?.startsWith(prefix)) store.removeItem(key)
  } catch {
    // Storage is refused, so nothing is stored.
  }
}

/** Allows drafts again, after a sign-in. */
export const allowDrafts = (store: DraftStore) => closed.delete(store)

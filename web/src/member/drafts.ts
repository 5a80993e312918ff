/** What was typed and not yet saved, by the name of its field. */
export type Draft = Readonly<Record<string, string>>

/** Where drafts wait: the tab's own storage, which outlives a reload and the way to the sign-in page and back. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'glimmer.draft.'
const keyOf = (person: string, form: string) => `${prefix}${person}.${form}`

const isDraft = (found: unknown): found is Draft =>
  typeof found === 'object' && found !== null && Object.values(found).every((text) => typeof text === 'string')

/** What this person, and nobody else, left in a form; nothing where storage is refused or holds something else. */
export function readDraft(store: DraftStore, person: string, form: string): Draft {
  try {
    const found: unknown = JSON.parse(store.getItem(keyOf(person, form)) ?? '{}')
    return isDraft(found) ? found : {}
  } catch {
    return {}
  }
}

export const hasDraft = (store: DraftStore, person: string, form: string): boolean =>
  Object.keys(readDraft(store, person, form)).length > 0

/** Where somebody has signed out: what the screens still hold as they go is not written again. */
const closed = new WeakSet<DraftStore>()

/** Stores a draft until it is saved, put back, or the person signs out; an empty one is removed. */
export function saveDraft(store: DraftStore, person: string, form: string, draft: Draft) {
  if (closed.has(store)) return
  try {
    if (Object.keys(draft).length > 0) store.setItem(keyOf(person, form), JSON.stringify(draft))
    else store.removeItem(keyOf(person, form))
  } catch {
    // Storage is refused: the words live as long as the page.
  }
}

/** Removes everything anybody had typed here, and takes no more until `allowDrafts`: what signing out means. */
export function forgetDrafts(store: DraftStore) {
  closed.add(store)
  try {
    const keys = Array.from({ length: store.length }, (_, place) => store.key(place))
    for (const key of keys) if (key?.startsWith(prefix)) store.removeItem(key)
  } catch {
    // Storage is refused: there is nothing in it.
  }
}

/** Somebody is signed in again. */
export const allowDrafts = (store: DraftStore) => closed.delete(store)

/** Where drafts wait: the tab's own storage, which outlives a reload and the way to the sign-in page and back. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const prefix = 'glimmer.draft.'

export const keyOf = (person: string, form: string) => `${prefix}${person}.${form}`

/** Whether something of this form waits: asked where what reads it need not be there yet. */
export function somethingWaits(store: DraftStore, person: string, form: string): boolean {
  try {
    return store.getItem(keyOf(person, form)) !== null
  } catch {
    return false
  }
}

/** Where somebody has signed out: what the screens still hold as they go is not written again. */
const closed = new WeakSet<DraftStore>()
export const isClosed = (store: DraftStore) => closed.has(store)
/** Somebody is here again. */
export const openDrafts = (store: DraftStore) => closed.delete(store)

/** Lets go of everything anybody had typed here, until somebody is here again: what signing out means. */
export function forgetDrafts(store: DraftStore) {
  closed.add(store)
  try {
    const keys = Array.from({ length: store.length }, (_, place) => store.key(place))
    for (const key of keys) if (key?.startsWith(prefix)) store.removeItem(key)
  } catch {
    // Storage is refused: there is nothing in it.
  }
}

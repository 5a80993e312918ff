/** Where drafts wait: the tab's own storage, which outlives a reload and the way to the sign-in page and back. */
export type DraftStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

export const prefix = 'glimmer.draft.'

/** Lets go of everything anybody had typed here: what signing out means. */
export function forgetDrafts(store: DraftStore) {
  try {
    const keys = Array.from({ length: store.length }, (_, place) => store.key(place))
    for (const key of keys) if (key?.startsWith(prefix)) store.removeItem(key)
  } catch {
    // Storage is refused: there is nothing in it.
  }
}
